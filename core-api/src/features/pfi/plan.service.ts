import { ROLES, type Ability, type Locale } from '@ruta/contracts';
import type { pfi } from '@ruta/contracts/pfi/pfi.api';
import type { ActivityMove } from '@ruta/contracts/agenda/activity.schema';
import { PFI_PREVIEW_MAX } from '@ruta/contracts/pfi/limits';
import type { Pfi, PfiPreview, PfiRow, RemovedPfi } from '@ruta/contracts/pfi/pfi.schema';
import type { SchoolRef } from '@ruta/contracts/schools/school.schema';
import type { ActivityRating } from '@ruta/contracts/surveys/responses.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { withinSchools, type PastCycle } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { dayIn, type Clock } from '../../time/clock';
import { agendaService, type AgendaParts } from '../agenda';
import { ratingsAmong } from '../surveys';
import { shownCentral } from './central-activity.reader';
import { itemsWith, personOf, selectChanged, type ChangedRow } from './plan.reader';
import { yearOf, yearPlace, type PlanRow } from './year.reader';

type Asked = z.output<typeof pfi.plan.query>;

interface PlanDeps {
  db: Knex;
  clock: Clock;
  agenda: AgendaParts;
}

/** A school's yearly plan: what it says, and the dates of its activities (PFI-01). */
export function planService({ db, clock, agenda: parts }: PlanDeps) {
  const { kinds, reader } = parts;
  const moves = agendaService({ db, clock, agenda: parts });

  /** Dated rows with what the agenda says of them: dates that changed and ratings are read where there are some. */
  const shownRows = async (
    trx: Knex,
    actor: Actor,
    school: SchoolRef,
    rows: readonly PlanRow[],
    { language, past }: Reading,
  ): Promise<PfiRow[]> => {
    const idsWhere = (matches: (row: PlanRow) => boolean) => rows.filter(matches).map(({ agenda_id }) => agenda_id);
    const ids = idsWhere(() => true);
    if (ids.length === 0) return [];
    const items = new Map((await reader.rows(trx, itemsWith(trx, ids), school, actor)).map((item) => [item.id, item]));
    const movedIds = idsWhere(({ moves }) => Number(moves) > 0);
    const moved = movedIds.length > 0 ? await reader.movesOf(trx, movedIds) : new Map<number, PfiRow['moves']>();
    const ratings = await ratingsAmong(trx, parts, actor, {
      ids: idsWhere(({ isCompleted }) => Boolean(isCompleted)),
      past,
    });
    return rows.flatMap((row): PfiRow[] => {
      const item = items.get(row.agenda_id);
      if (!item) return [];
      const { date, time, datetime, status, expired, isStarted, isCompleted, revision, can } = item;
      const central_activity = shownCentral(row, row.reasons, language);
      const pageOf = kinds.of(item.activity_type).pageOf(ROLES[actor.role].area, item);
      return [
        {
          ...{ id: row.pfi_id, activity: central_activity.title, survey_id: row.pfi_survey_id, central_activity },
          ...{ agenda_id: item.id, date, time, datetime, status, expired, isStarted, isCompleted, revision },
          dated: { by: personOf(row.author_id, row.author_name, row.author_surname), at: row.dated_at },
          moves: moved.get(item.id) ?? [],
          attended: Number(row.attended),
          rating: shownRating(ratings.get(item.id)),
          can: {
            date: can.reschedule,
            // Of a finished cycle nothing is moved, so nothing is taken out either.
            delete: can.reschedule && holds(actor, 'pfi:delete') && !isStarted && !row.recorded,
          },
          url: holds(actor, 'agenda:read') ? pageOf : null,
        },
      ];
    });
  };

  /** A row within the caller's scope, as it is now; otherwise 404. */
  const findRow = async (trx: Knex, actor: Actor, ability: Ability, id: number): Promise<ChangedRow> => {
    const query = selectChanged(trx).where('pfi.id', id);
    const [row] = await withinSchools(query, actor, ability, 'plan.school_id', { column: 'plan.cycle_id' });
    if (!row) throw new Problem('pfi.not-found');
    return row;
  };

  const planIn = async (
    trx: Knex,
    actor: Actor,
    { school_id, cycle_id }: Asked,
    language: Locale,
    ability: Ability = 'pfi:read',
  ): Promise<Pfi> => {
    const place = await yearPlace(trx, actor, ability, { school_id, cycle_id });
    const { school, cycle, established_at, established_by, isFinished, isIncluded } = place;
    const { rows, undated } = await yearOf(trx, place);
    const isOpen = !isFinished && isIncluded;
    return {
      ...{ school, cycle, established_at, established_by },
      today: dayIn(school.timezone, clock.now()),
      undated: isOpen ? undated : 0,
      can_establish: isOpen && holds(actor, 'pfi:establish'),
      activities: await shownRows(
        trx,
        actor,
        school,
        rows.filter(({ removed_at }) => removed_at === null),
        { language, past: isFinished ? { id: cycle.id } : undefined },
      ),
      removed: rows
        .flatMap((row) => shownRemoved(row, language))
        .toSorted((one, other) => other.removed_at.localeCompare(one.removed_at) || other.id - one.id),
    };
  };

  return {
    findRow,

    /** The plan of a school in the started cycle, or in a finished one. */
    plan: (actor: Actor, asked: Asked, language: Locale): Promise<Pfi> => planIn(db, actor, asked, language),

    /** The same in a transaction, for who has just changed it. */
    planIn,

    /** The next activities of the plan of the started cycle, and how far it is. */
    async preview(actor: Actor, school_id: number, language: Locale): Promise<PfiPreview> {
      const { school, today, undated, activities } = await planIn(db, actor, { school_id }, language);
      const next = activities
        .filter(({ isCompleted, date }) => !isCompleted && date >= today)
        .slice(0, PFI_PREVIEW_MAX);
      return {
        ...{ school, undated, dated: activities.length },
        completed: activities.filter(({ isCompleted }) => isCompleted).length,
        overdue: activities.filter(({ expired }) => expired).length,
        next: next.map(({ id, activity, datetime, date, time, isStarted, url }) => ({
          ...{ id, activity, datetime, date, time, isStarted, url },
        })),
      };
    },

    /** Moves an activity of the plan by the agenda's own service and rights: one history of its dates. */
    date: (actor: Actor, id: number, move: ActivityMove, language: Locale): Promise<PfiRow> =>
      db.transaction(async (trx) => {
        const row = await findRow(trx, actor, 'pfi:edit-date', id);
        if (row.removed_at !== null) throw new Problem('pfi.removed');
        await moves.rescheduleIn(trx, actor, row.agenda_activity_id ?? 0, move);
        const place = await yearPlace(trx, actor, 'pfi:edit-date', row);
        const { rows } = await yearOf(trx, place);
        const changed = rows.filter(({ pfi_id }) => pfi_id === id);
        const [shown] = await shownRows(trx, actor, place.school, changed, { language, past: undefined });
        if (!shown) throw new Problem('pfi.not-found');
        return shown;
      }),
  };
}

interface Reading {
  language: Locale;
  /** The finished cycle that is read; undefined for the started one. */
  past: PastCycle | undefined;
}

const shownRating = (rating: ActivityRating | undefined): PfiRow['rating'] =>
  rating ? { answers: rating.answers, average: rating.average } : null;

function shownRemoved(row: PlanRow, language: Locale): RemovedPfi[] {
  const { pfi_id, date, time, datetime, removed_at, removed_by, removed_reason } = row;
  if (removed_at === null) return [];
  return [
    {
      ...{ id: pfi_id, activity: shownCentral(row, [], language).title, date, time, datetime, removed_at },
      ...{ reason: removed_reason ?? '', by: personOf(removed_by, row.remover_name, row.remover_surname) },
    },
  ];
}

export type PlanService = ReturnType<typeof planService>;
