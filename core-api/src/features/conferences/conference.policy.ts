import type { Ability } from '@ruta/contracts';
import type { ConferenceStatus } from '@ruta/contracts/conferences/statuses';
import { ANSWER_DAYS } from '@ruta/contracts/session-surveys/limits';
import { mayCancel, mayJoin, type BookedSession } from '@ruta/state-machines/conferences/booking.rules';
import type { Knex } from 'knex';
import { everything, own, withinSchools } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';
import { fromUtc } from '../../time/clock';
import type { ConferenceRow } from './conferences.tables';

type Timed = Pick<ConferenceRow, 'id' | 'status' | 'start_at' | 'end_at'>;

/** What became of a session by now: one that was never started did not take place (decision 0067). */
export function statusAt({ status, end_at }: Pick<Timed, 'status' | 'end_at'>, now: Date): ConferenceStatus {
  if (status === 'cancelled' || fromUtc(end_at) > now) return status;
  return status === 'started' ? 'finished' : 'no_show';
}

/** SQL of the same, for figures. Its binding is the instant, as it is stored. */
export const STATUS_AT = `case when conferences.status = 'cancelled' or conferences.end_at > ? then conferences.status
  when conferences.status = 'started' then 'finished' else 'no_show' end`;

const sessionOf = (row: Timed, now: Date): BookedSession => ({
  ...{ sessionId: row.id, status: statusAt(row, now) },
  ...{ startAt: fromUtc(row.start_at).getTime(), endAt: fromUtc(row.end_at).getTime() },
});

/** Whether somebody takes part, as petitioner or agent. */
export const takesPart = (actor: Actor, { petitioner_id, user_id }: Pick<ConferenceRow, 'petitioner_id' | 'user_id'>) =>
  actor.userId === petitioner_id || actor.userId === user_id;

/** What the caller may do with a session that they see. The hour of joining is asked when it is pressed. */
export const verdictsOf = (actor: Actor, row: ConferenceRow, now: Date) => ({
  cancel: holds(actor, 'session:cancel') && mayCancel(sessionOf(row, now), now.getTime()) && isTheirs(actor, row),
  join: holds(actor, 'session:join') && takesPart(actor, row) && ['scheduled', 'started'].includes(statusAt(row, now)),
});

const SURVEY_MS = ANSWER_DAYS * 24 * 60 * 60_000;

/** Whether a survey about the session is open: it took place, and its end is not long ago (VC-05, decision 0068). */
export const isSurveyOpen = (row: Pick<Timed, 'status' | 'end_at'>, now: Date): boolean =>
  statusAt(row, now) === 'finished' && now.getTime() < fromUtc(row.end_at).getTime() + SURVEY_MS;

/** Whether the caller may answer the survey about a session: they booked it, it is open and not answered. */
export const mayAnswerSurvey = (
  actor: Actor,
  row: Pick<ConferenceRow, 'petitioner_id' | 'status' | 'end_at'>,
  { now, isAnswered }: { now: Date; isAnswered: boolean },
): boolean =>
  holds(actor, 'session-survey:answer') && actor.userId === row.petitioner_id && !isAnswered && isSurveyOpen(row, now);

const isTheirs = (actor: Actor, row: ConferenceRow) =>
  actor.grants.get('session:cancel') === 'A' || takesPart(actor, row);

/** Whether the meeting is open: from ten minutes before the start until the end, unless cancelled (VC-03). */
export const isJoinable = (row: Timed, now: Date): boolean => mayJoin(sessionOf(row, now), now.getTime(), 'calendar');

/**
 * Limits a query to the sessions that the ability reaches: those that the caller booked or gives, and those that people of
 * their schools booked where the ability reaches schools.
 */
export function visibleConferences(db: Knex, actor: Actor, ability: Ability): Knex.QueryBuilder {
  const query = db('conferences');
  const scope = actor.grants.get(ability);
  if (scope === 'A') return everything(query, actor, ability);
  const id = own(actor);
  return query.where((one) => {
    void one.where('conferences.petitioner_id', id).orWhere('conferences.user_id', id);
    if (scope === 'H' || scope === 'S')
      void one.orWhereIn(
        'conferences.school_id',
        withinSchools(db('schools').select('schools.id'), actor, ability, 'schools.id'),
      );
  });
}

/** One session that the ability reaches, for `findVisible`. */
export const soughtConference = (db: Knex, actor: Actor, ability: Ability, id: number) => ({
  visible: visibleConferences(db, actor, ability).where('conferences.id', id),
  id: 'conferences.id',
  missing: 'conferences.not-found' as const,
});
