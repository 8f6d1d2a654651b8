import type { Knex } from 'knex';
import { addDays, dayIn, fromUtc, utc } from '../../time/clock';
import { instantIn } from '../../time/wall-clock';
import { agentHours } from '../availability';
import { holidaysOfState } from '../holidays';
import { slotsOf, type SlotAgent } from './slots';
import type { ScheduleThemeRow } from './conferences.tables';

/** Who asks for hours, and of which day on their calendar. */
export interface Asker {
  timezone: string;
  schoolId: number | null;
}

interface AskedOffer extends Asker {
  theme: Pick<ScheduleThemeRow, 'id' | 'duration' | 'cooldown'>;
  day: string;
  now: Date;
  /** Whether hours that are booked already count, too. */
  withTaken?: boolean;
}

/** Agents of a theme who work with us, by id. */
export const agentsOfTheme = (db: Knex, theme: number): PromiseLike<{ id: number; timezone: string }[]> =>
  db('agent_theme')
    .join('users', 'users.id', 'agent_theme.agent_id')
    .join('role_user', 'role_user.user_id', 'users.id')
    .join('roles', 'roles.id', 'role_user.role_id')
    .where('agent_theme.schedule_theme_id', theme)
    .where('roles.code', 'AGENT_VC')
    .where('users.active', true)
    .where('users.is_banned', false)
    .whereNull('users.deleted_at')
    .orderBy('users.id')
    .select<{ id: number; timezone: string }[]>('users.id', 'users.timezone');

/**
 * The hours of a day in which some agent of the theme is free, each with those agents (VC-01). Holidays are those of
 * everybody and of the state of the asker's school. Five statements, whatever the number of agents.
 */
export async function offerOf(
  db: Knex,
  { theme, day, timezone, schoolId, now, withTaken = false }: AskedOffer,
): Promise<Map<string, number[]>> {
  const days = { from: addDays(day, -1), to: addDays(day, 1) };
  const agents = await agentsOfTheme(db, theme.id);
  const ids = agents.map(({ id }) => id);
  const hours = await agentHours(db, ids, days);
  const holidays = await holidaysOfState(db, days, await stateOf(db, schoolId));
  const taken = await takenBetween(db, ids, {
    from: instantIn(days.from, '00:00', timezone),
    to: instantIn(addDays(days.to, 1), '00:00', timezone),
  });
  const ofAgent = <Row extends { agent_id: number }>(rows: readonly Row[], id: number) =>
    rows.filter(({ agent_id }) => agent_id === id);
  const askedAgents = agents.map(({ id, timezone: zone }): SlotAgent => ({
    id,
    timezone: zone,
    hours: ofAgent(hours, id),
    taken: withTaken ? [] : ofAgent(taken, id),
  }));
  return slotsOf({ day, zone: timezone, ...theme, agents: askedAgents, holidays, now });
}

const stateOf = async (db: Knex, schoolId: number | null): Promise<number | null> =>
  (schoolId === null ? undefined : await db('schools').where({ id: schoolId }).first('state_id'))?.state_id ?? null;

async function takenBetween(db: Knex, agents: readonly number[], { from, to }: { from: string; to: string }) {
  const rows = await db('conferences')
    .whereIn('user_id', [...agents])
    .whereNot('status', 'cancelled')
    .where('start_at', '<', to)
    .where('full_end_at', '>', from)
    .select('user_id', 'start_at', 'full_end_at');
  return rows.map(({ user_id, start_at, full_end_at }) => ({
    ...{ agent_id: user_id, start: fromUtc(start_at).getTime(), end: fromUtc(full_end_at).getTime() },
  }));
}

/**
 * Why an hour is not on offer: somebody took it, where an agent offers it and has a session then, or nobody offers it.
 */
export async function whyNot(
  db: Knex,
  start_at: string,
  asked: AskedOffer,
): Promise<'conferences.slot-taken' | 'conferences.slot-not-offered'> {
  const all = await offerOf(db, { ...asked, withTaken: true });
  return all.has(start_at) ? 'conferences.slot-taken' : 'conferences.slot-not-offered';
}

const WEEK_MS = 7 * 86_400_000;

/**
 * The agent, of those who are free, who gives the fewest sessions in the seven days around an hour; of several the one
 * with the lowest id.
 */
export async function leastBusy(db: Knex, agents: readonly number[], start_at: string): Promise<number> {
  const at = fromUtc(start_at).getTime();
  const rows = await db('conferences')
    .whereIn('user_id', [...agents])
    .whereNot('status', 'cancelled')
    .where('start_at', '>=', utc(new Date(at - WEEK_MS / 2)))
    .where('start_at', '<', utc(new Date(at + WEEK_MS / 2)))
    .groupBy('user_id')
    .select<{ user_id: number; count: number | string }[]>('user_id', db.raw('count(*) as count'));
  const busy = new Map(rows.map(({ user_id, count }) => [user_id, Number(count)]));
  const [least = 0] = [...agents].sort((one, other) => (busy.get(one) ?? 0) - (busy.get(other) ?? 0) || one - other);
  return least;
}

/** The day of an instant on the asker's calendar. */
export const dayOf = ({ timezone }: Asker, start_at: string): string => dayIn(timezone, fromUtc(start_at));
