import type {
  AgentAvailability,
  Availability,
  AvailabilitySetting,
} from '@ruta/contracts/availability/availability.schema';
import type { Knex } from 'knex';
import { everything, own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { fromUtc } from '../../time/clock';
import { instantIn } from '../../time/wall-clock';
import { fullname } from '../users';
import type { AvailabilityRow } from './availability.tables';

/** An agent whose hours the caller manages. */
export type Agent = AgentAvailability['agent'];

const HOUR_MS = 3_600_000;

/**
 * The agent whose hours are asked for: agents find themselves, administrators every active agent. Everybody else, and
 * who is no agent, is not found (404).
 */
export async function agentFor(db: Knex, actor: Actor, id: number): Promise<Agent> {
  const agents = db('users')
    .join('role_user', 'role_user.user_id', 'users.id')
    .join('roles', 'roles.id', 'role_user.role_id')
    .where('roles.code', 'AGENT_VC')
    .where('users.id', id)
    .where('users.active', true)
    .where('users.is_banned', false);
  if (actor.grants.get('availability:manage') === 'O') void agents.where('users.id', own(actor));
  else void everything(agents, actor, 'availability:manage');
  const found = await agents.first<{ id: number; name: string; surname: string; timezone: string } | undefined>(
    'users.id',
    'users.name',
    'users.surname',
    'users.timezone',
  );
  if (!found) throw new Problem('availability.agent-not-found');
  return { id: found.id, fullname: fullname(found), timezone: found.timezone };
}

/** Hours from the server's clock to the agent's on a day. */
const differenceOn = (day: string, agentZone: string, serverZone: string): number => {
  const at = (zone: string) => fromUtc(instantIn(day, '12:00', zone)).getTime();
  return (at(serverZone) - at(agentZone)) / HOUR_MS;
};

interface Clocks {
  /** The agent's today. */
  today: string;
  agentZone: string;
  serverZone: string;
}

export const shownAvailability = (row: AvailabilityRow, { today, agentZone, serverZone }: Clocks): Availability => ({
  id: row.id,
  mode: row.single === null ? 'weekly' : 'single',
  setting: row.setting,
  ...{ weekday: row.weekday, single: row.single, start_at: row.start_at, end_at: row.end_at },
  time_difference: differenceOn(row.single ?? today, agentZone, serverZone),
  revision: row.revision,
});

/** All hours of an agent: weekdays in order, and dates from today on. Two statements, each by its index. */
export async function hoursOf(db: Knex, agentId: number, today: string): Promise<AvailabilityRow[]> {
  const weekly = await db('availabilities')
    .where({ agent_id: agentId, setting: 'availability' })
    .whereNotNull('weekday')
    .orderBy(['weekday', 'start_at'])
    .select<AvailabilityRow[]>();
  const dates = await db('availabilities')
    .where({ agent_id: agentId })
    .where('single', '>=', today)
    .orderBy(['single', 'start_at'])
    .select<AvailabilityRow[]>();
  return [...weekly, ...dates];
}

/** The hours of one kind on some weekdays or one date, which new ones must not overlap. */
export const hoursOn = (
  db: Knex,
  { agent_id, setting, weekdays, single }: AskedHours,
): PromiseLike<AvailabilityRow[]> => {
  const query = db('availabilities').where({ agent_id, setting });
  return (single === null ? query.whereIn('weekday', [...weekdays]) : query.where({ single })).select<
    AvailabilityRow[]
  >();
};

export interface AskedHours {
  agent_id: number;
  setting: AvailabilitySetting;
  weekdays: readonly number[];
  single: string | null;
}

/** How many dates of a kind an agent has from today on. */
export async function countDates(
  db: Knex,
  { agent_id, setting, from }: Pick<AskedHours, 'agent_id' | 'setting'> & { from: string },
): Promise<number> {
  const row = await db('availabilities')
    .where({ agent_id, setting })
    .where('single', '>=', from)
    .count({ count: '*' })
    .first<{ count: number } | undefined>();
  return row?.count ?? 0;
}

/** A row of an agent's hours of one kind; of another agent's there is none. */
export const hoursWith = (
  db: Knex,
  { id, agent_id, setting }: Pick<AvailabilityRow, 'id' | 'agent_id' | 'setting'>,
): PromiseLike<AvailabilityRow | undefined> =>
  db('availabilities').where({ id, agent_id, setting }).first<AvailabilityRow | undefined>();
