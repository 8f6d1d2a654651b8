import type { Locale } from '@ruta/contracts';
import type { Guide, GuideSummary, LevelWithProfessors, Professor } from '@ruta/contracts/observations/guide.schema';
import type { Observation, SeenForm } from '@ruta/contracts/observations/observation.schema';
import type { observations } from '@ruta/contracts/observations/observations.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { changeJudged } from '../../database/judged-rows';
import { lockRows } from '../../database/row-locks';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { assertAllowed } from '../../kernel/verdict';
import { utc, type Clock } from '../../time/clock';
import { currentCycle } from '../cycles';
import { schoolFor } from '../schools';
import { guidesOfLevel, guideToRun, levelsTaught } from './guide.reader';
import { saveObservable } from './observable.model';
import { enqueueAnswered } from './observation.events';
import { mayMarkSeen, mayReply } from './observation.policy';
import { getObservation, listObservations, observationRow } from './observation.reader';
import { observableByLevel, professorAt, professorsPage, type ListProfessors } from './professor.reader';

type List = z.output<typeof observations.list.query>;

interface ObservationsDeps {
  db: Knex;
  clock: Clock;
}

/** Classroom observations (OBS-01 to OBS-05). Every change is one transaction. */
export function observationsService({ db, clock }: ObservationsDeps) {
  const placeOf = async (trx: Knex, school_id: number) => ({
    school_id,
    cycle_id: (await currentCycle(trx))?.id ?? 0,
  });

  return {
    async guides(
      actor: Actor,
      { school_id, level_id }: { school_id: number; level_id: number },
    ): Promise<GuideSummary[]> {
      await schoolFor(db, actor, 'observation:run', school_id);
      const levels = await levelsTaught(db, school_id, actor.locale);
      if (!levels.some(({ id }) => id === level_id)) throw new Problem('observations.level-not-found');
      return guidesOfLevel(db, actor, level_id);
    },

    guide: (actor: Actor, id: number, lang: Locale | undefined): Promise<Guide> => guideToRun(db, actor, id, lang),

    async levels(actor: Actor, school_id: number, withProfessors: boolean): Promise<LevelWithProfessors[]> {
      await schoolFor(db, actor, 'observation:run', school_id);
      const levels = await levelsTaught(db, school_id, actor.locale);
      if (!withProfessors) return levels;
      const professors = await observableByLevel(db, await placeOf(db, school_id));
      return levels.map((level) => ({ ...level, professors: professors.get(level.id) ?? [] }));
    },

    async professors(actor: Actor, request: ListProfessors) {
      await schoolFor(db, actor, 'professor:read', request.school_id);
      return professorsPage(db, actor, request, await placeOf(db, request.school_id));
    },

    setObservable: (
      actor: Actor,
      id: number,
      { school_id, observable }: { school_id: number; observable: 0 | 1 },
    ): Promise<Professor> =>
      db.transaction(async (trx) => {
        await schoolFor(trx, actor, 'professor:set-observable', school_id);
        const place = await placeOf(trx, school_id);
        if (place.cycle_id === 0) throw new Problem('cycles.none-started');
        const present = async () => {
          const professor = await professorAt(trx, actor, id, place);
          if (!professor) throw new Problem('observations.professor-not-found');
          return professor;
        };
        await lockRows(trx, 'users', id);
        await present();
        const changed = { changed_by: actor.userId, changed_at: utc(clock.now()) };
        await saveObservable(trx, { user_id: id, ...place, observable: observable === 1, ...changed });
        return present();
      }),

    list: (actor: Actor, query: List) => listObservations(db, actor, query),

    get: (actor: Actor, id: number, lang: Locale | undefined): Promise<Observation> =>
      getObservation(db, actor, id, lang),

    /** Marks it seen; with an answer, answers once. The same answer again changes nothing. */
    seen: (actor: Actor, id: number, { reply }: SeenForm): Promise<Observation> =>
      db.transaction(async (trx) => {
        const found = () => observationRow(trx, actor, { id, ability: 'observation:read' });
        await found();
        await lockRows(trx, 'observations', id);
        const row = await found();
        const answer = reply?.trim();
        const isKnown = answer === undefined ? row.seen_at !== null : answer === row.teacher_reply;
        const verdict = answer === undefined || isKnown ? mayMarkSeen : mayReply;
        assertAllowed(verdict(actor, row));
        if (isKnown) return getObservation(trx, actor, id);
        const seen_at = row.seen_at ?? utc(clock.now());
        await changeJudged(trx, 'observations', {
          at: { id, teacher_reply: null },
          changes: { seen_at, ...(answer !== undefined && { teacher_reply: answer }) },
          gone: () => new Problem('observations.replied'),
        });
        if (answer !== undefined) await enqueueAnswered(trx, id, utc(clock.now()));
        return getObservation(trx, actor, id);
      }),
  };
}

export type ObservationsService = ReturnType<typeof observationsService>;
