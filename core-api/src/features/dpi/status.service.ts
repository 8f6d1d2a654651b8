import type { DpiQuestion, DpiStatus } from '@ruta/contracts/dpi/dpi.schema';
import { DPI_ROLES, type DpiRole } from '@ruta/contracts/dpi/limits';
import type { Knex } from 'knex';
import { own } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import type { Clock } from '../../time/clock';
import { schoolFor } from '../schools';
import { questionsOf, secondsOf, shownQuestions } from './bank.reader';
import { dpiPlace, type DpiPlace } from './place.reader';
import { sheetIn, timeFactorOf } from './sheet.model';

export type OpenPlace = DpiPlace & { cycle_id: number; min_group: number };

/** The role in which the caller answers; undefined for who is not of a school’s staff. */
export const staffRole = ({ role }: Actor): DpiRole | undefined => DPI_ROLES.find((one) => one === role);

/** The caller’s school while it answers. 409 before the window, 410 after it. */
export async function openPlace(db: Knex, clock: Clock, actor: Actor): Promise<OpenPlace> {
  own(actor);
  if (actor.schoolId === null || staffRole(actor) === undefined) throw new Problem('dpi.not-open');
  const place = await dpiPlace(db, clock, actor.schoolId);
  if (place.window === 'after') throw new Problem('dpi.closed');
  const { cycle_id, min_group } = place;
  if (place.window !== 'open' || cycle_id === null || min_group === null) throw new Problem('dpi.not-open');
  return { ...place, cycle_id, min_group };
}

/** How people stand to the diagnostic, and what they are asked (DPI-01). */
export function statusService({ db, clock }: { db: Knex; clock: Clock }) {
  /** The school that is asked about. 404 for one that is neither the caller’s nor one whose results they read. */
  const askedSchool = async (actor: Actor, schoolId?: number) => {
    const id = schoolId ?? actor.schoolId;
    const isOwn = id === actor.schoolId;
    if (id === null || (!isOwn && !holds(actor, 'dpi:read'))) throw new Problem('schools.not-found');
    if (!isOwn) await schoolFor(db, actor, 'dpi:read', id);
    // Of their own school only its leaders: a coach's account may name a school that they do not accompany.
    return { id, isOwn, isReader: holds(actor, 'dpi:read') && (!isOwn || staffRole(actor) !== undefined) };
  };

  return {
    /** How a school stands to the diagnostic, and the caller’s sheet. Finished sheets are told to who reads results. */
    async status(actor: Actor, schoolId?: number): Promise<DpiStatus> {
      const userId = own(actor);
      const { id, isOwn, isReader } = await askedSchool(actor, schoolId);
      const place = await dpiPlace(db, clock, id);
      const { cycle_id, start_at, end_at } = place;
      const role = isOwn && holds(actor, 'dpi:answer') ? staffRole(actor) : undefined;
      const sheet = cycle_id === null ? undefined : await sheetIn(db, userId, cycle_id);
      const questions = cycle_id === null || !role ? [] : await questionsOf(db, cycle_id, sheet?.role ?? role);
      return {
        school: { id, name: place.name, timezone: place.timezone },
        cycle: cycle_id === null ? null : { id: cycle_id, end_at: place.cycle_end_at ?? '' },
        ...{ today: place.today, window: place.window },
        dpiClosure:
          start_at === null || end_at === null ? null : { start_at, end_at, revision: place.own_revision ?? 0 },
        sheet: sheet === undefined ? 'none' : sheet.finished_at === null ? 'open' : 'finished',
        questions: questions.length,
        seconds: questions.reduce((sum, question) => sum + secondsOf(question), 0),
        time_factor: sheet?.time_factor ?? (role ? await timeFactorOf(db, userId) : 1),
        min_group: place.min_group ?? 0,
        totalValidated: isReader && cycle_id !== null ? (place.finished ?? 0) : null,
      };
    },

    /** The questions that the caller is asked, during the window. */
    async questions(actor: Actor): Promise<DpiQuestion[]> {
      const { cycle_id } = await openPlace(db, clock, actor);
      const sheet = await sheetIn(db, own(actor), cycle_id);
      return shownQuestions(db, await questionsOf(db, cycle_id, sheet?.role ?? staffRole(actor)), own(actor));
    },
  };
}

export type StatusService = ReturnType<typeof statusService>;
