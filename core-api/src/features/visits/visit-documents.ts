import type { FileReply } from '@ruta/contracts';
import type { Knex } from 'knex';
import { findVisible } from '../../database/find-visible';
import { type Actor, holds } from '../../kernel/actor';
import type { Clock } from '../../time/clock';
import { recordOf } from '../activities';
import { cycleName } from '../cycles';
import { visitPdf } from './visit-paper';
import { soughtVisit } from './visit.policy';
import type { VisitReader } from './visit.reader';

interface DocumentsDeps {
  db: Knex;
  clock: Clock;
  reader: VisitReader;
}

/** The PDF of a visit, for people who may read it (VIS-03). */
export function visitDocuments({ db, clock, reader }: DocumentsDeps) {
  return {
    async pdf(actor: Actor, id: number): Promise<FileReply> {
      const visit = await findVisible({
        ...soughtVisit(db, actor, id, clock.now()),
        load: (seen) => reader.getDetail(db, actor, seen),
      });
      const isRecorded = visit.school_visit_status.key !== 'new' && holds(actor, 'activity:read');
      const record =
        isRecorded && visit.agenda_activity_id !== null ? await recordOf(db, visit.agenda_activity_id) : null;
      const content = await visitPdf({
        visit,
        record,
        attendees: await reader.namesOf(db, record?.assistants ?? []),
        cycle: await cycleName(db, visit.cycle_id),
        locale: actor.locale,
      });
      return { name: nameOf(visit), type: 'application/pdf', disposition: 'inline', content };
    },
  };
}

const nameOf = ({ id, date, school }: { id: number; date: string | null; school: { name: string } }) =>
  `${['visita', school.name, date ?? String(id)].join(' ').replace(/[/\\]/g, '-')}.pdf`;

export type VisitDocuments = ReturnType<typeof visitDocuments>;
