import type { VisitStatusKey } from '@ruta/contracts/visits/visit.schema';
import type { Knex } from 'knex';
import { idsBy, insertRows, known, minutesAfter } from '../../seeds/rows';
import { partOf, type AgendaBook } from '../agenda/agenda-book.demo';
import { CYCLE_ID } from '../cycles/cycles.demo';
import type { Place } from '../schools/places.demo';
import type { SchoolKey } from '../schools/schools.demo-data';
import type { People } from '../users/users.demo';
import type { AxisKey, VisitSeed } from './visit-seed.demo';
import { objectiveKey, VISIT_TYPE } from './visit.model';
import { VISITS } from './visits.demo-data';

const TITLE = 'Visita escolar';
/** School days from planning a visit to its first date. */
const PLANNED_BEFORE = 6;
/** Times of planning, rescheduling and cancelling, before any visit starts. */
const PLANS_AT = '07:1';
const MOVES_AT = '07:25';
const CANCELLED_AT = '07:40';

interface VisitsToSeed {
  trx: Knex;
  placesByKey: ReadonlyMap<SchoolKey, Place>;
  people: People;
  book: AgendaBook;
  now: string;
}

/** Creates visits with axes and reschedules; published ones are added to the agenda's book. */
export async function visitsDemo({ trx, placesByKey, people, book, now }: VisitsToSeed): Promise<{ visits: number }> {
  const statuses = await idsBy<VisitStatusKey>(trx, 'school_visit_statuses', 'key');
  const axes = await idsBy<AxisKey>(trx, 'school_visit_axes', 'key');
  const laid = VISITS.map((seed, index) => {
    const place = known(placesByKey, seed.school);
    return {
      seed,
      place,
      id: index + 1,
      coachId: known(people.byLogin, seed.coach),
      ...timesOf(seed, place, index, now),
    };
  });

  await insertRows(
    trx,
    'school_visits',
    laid.map(({ seed, place, id, coachId, ...times }) => ({
      id,
      school_id: place.id,
      coach_id: coachId,
      cycle_id: CYCLE_ID,
      objective: seed.objective,
      search_key: objectiveKey(seed.objective),
      date: times.date,
      time: seed.time,
      timezone: place.timezone,
      datetime: times.datetime,
      eraser: seed.state === 'draft',
      school_visit_status_id: known(statuses, seed.state === 'draft' ? 'new' : seed.state),
      started_at: times.startedAt,
      finished_at: times.finishedAt,
      cancelled_at: times.cancelledAt,
      cancelled_by: seed.cancelled ? coachId : null,
      cancel_reason: seed.cancelled?.why ?? null,
      revision:
        1 +
        (seed.cancelled ? 1 : 0) +
        (seed.moves?.length ?? 0) +
        (times.startedAt ? 1 : 0) +
        (times.finishedAt ? 1 : 0),
      created_at: times.createdAt,
      updated_at: times.updatedAt,
    })),
  );
  await insertRows(
    trx,
    'school_visit_axis',
    laid.flatMap(({ seed, id }) =>
      (Object.entries(seed.axes) as [AxisKey, readonly [string, string]][]).map(
        ([axis, [actions, specifications]]) => ({
          school_visit_id: id,
          axis_id: known(axes, axis),
          actions,
          specifications,
        }),
      ),
    ),
  );
  await insertRows(trx, 'school_visit_reschedule_tracking', laid.flatMap(movesOf));

  for (const { seed, place, id, coachId, ...times } of laid) {
    if (seed.state === 'draft' || times.date === null || seed.time === null) continue;
    const staff = known(people.attending, place.key);
    book.add({
      place,
      type: VISIT_TYPE,
      activityId: id,
      coachId,
      title: TITLE,
      description: seed.objective,
      date: times.date,
      time: seed.time,
      startedAt: times.startedAt,
      completedAt: times.finishedAt,
      cancelledAt: times.cancelledAt,
      createdAt: times.createdAt,
      attendance: { takenBy: coachId, present: partOf(staff, 4, id) },
      ...(seed.observation ? { observation: { author: coachId, result: seed.observation } } : {}),
    });
  }
  return { visits: laid.length };
}

/** When a visit was planned, is due, was started, was finished and was cancelled. */
function timesOf({ day, time, state, moves, cancelled }: VisitSeed, place: Place, index: number, now: string) {
  const datetime = day !== null && time !== null ? place.at(day, time) : null;
  const begun = datetime !== null && (state === 'progress' || state === 'finished');
  // A visit starts a few minutes late, but never after now.
  const late = begun ? minutesAfter(datetime, (index % 5) * 2) : null;
  const startedAt = late !== null && state === 'progress' && late > now ? now : late;
  const finishedAt =
    startedAt !== null && state === 'finished' ? minutesAfter(startedAt, 150 + (index % 4) * 25) : null;
  const plannedOn = Math.min((moves?.at(0)?.on ?? day ?? 0) - PLANNED_BEFORE, -1 - (index % 4));
  const createdAt = place.at(plannedOn, `${PLANS_AT}${index % 10}`);
  const lastMove = moves?.at(-1);
  const movedAt = lastMove ? place.at(lastMove.on, MOVES_AT) : null;
  const cancelledAt = cancelled ? place.at(cancelled.on, CANCELLED_AT) : null;
  const date = day === null ? null : place.dayAt(day);
  return {
    date,
    datetime,
    startedAt,
    finishedAt,
    cancelledAt,
    createdAt,
    updatedAt: cancelledAt ?? finishedAt ?? startedAt ?? movedAt ?? createdAt,
  };
}

/** Each reschedule leads to the next one's day, the last to the visit's own. */
function movesOf({ seed, place, id, coachId }: { seed: VisitSeed; place: Place; id: number; coachId: number }) {
  const { moves = [], day, time } = seed;
  return moves.map((move, at) => {
    const to = moves[at + 1] ?? { from: day ?? 0, time: time ?? move.time };
    return {
      school_visit_id: id,
      old_date: place.dayAt(move.from),
      old_time: move.time,
      date: place.dayAt(to.from),
      time: to.time,
      justification: move.why,
      user_id: coachId,
      created_at: place.at(move.on, MOVES_AT),
    };
  });
}
