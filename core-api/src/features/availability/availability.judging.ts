import { DATE_DAYS_AHEAD, DATES_AHEAD, WINDOWS_A_DAY } from '@ruta/contracts/availability/limits';
import type { Knex } from 'knex';
import { throwFieldErrors } from '../../kernel/problem';
import { addDays } from '../../time/clock';
import { instantIn } from '../../time/wall-clock';
import type { AgentWork } from './agent-work';
import { countDates, hoursOn, type Agent, type AskedHours } from './availability.reader';

/** Hours that somebody wants to save. */
export interface WantedHours extends AskedHours {
  /** Null for new ones. */
  id: number | null;
  start_at: string;
  end_at: string;
}

/** The agent's clock now. */
export interface AgentNow {
  today: string;
  time: string;
}

/**
 * Refuses a date in the past or too far ahead, hours of today that are over, hours that overlap with others of their
 * kind, and more than a day or an agent may have (VC-04). The caller has locked the agent, so that what is read here
 * stays.
 */
export async function judgeHours(trx: Knex.Transaction, wanted: WantedHours, now: AgentNow): Promise<void> {
  const { single } = wanted;
  if (single !== null) judgeDate({ ...wanted, single }, now);
  const others = (await hoursOn(trx, wanted)).filter(({ id }) => id !== wanted.id);
  if (others.some(({ start_at, end_at }) => start_at < wanted.end_at && wanted.start_at < end_at))
    throwFieldErrors({ start_at: ['availability.overlaps'] });
  const days = single === null ? wanted.weekdays : [null];
  if (days.some((day) => others.filter(({ weekday }) => weekday === day).length >= WINDOWS_A_DAY))
    throwFieldErrors({ start_at: ['availability.too-many-a-day'] });
  if (single !== null && wanted.id === null && (await countDates(trx, { ...wanted, from: now.today })) >= DATES_AHEAD)
    throwFieldErrors({ single: ['availability.too-many-dates'] });
}

function judgeDate({ single, end_at }: WantedHours & { single: string }, { today, time }: AgentNow): void {
  if (single < today) throwFieldErrors({ single: ['availability.date.past'] });
  if (single === today && end_at <= time) throwFieldErrors({ end_at: ['availability.date.over'] });
  if (single > addDays(today, DATE_DAYS_AHEAD)) throwFieldErrors({ single: ['availability.date.too-far'] });
}

interface PlannedDate {
  agent: Agent;
  single: string;
  start_at: string;
  end_at: string;
}

/** Refuses a planned date over what is booked; an emergency may lie on it (decision 0066). */
export async function judgeBooked(
  trx: Knex.Transaction,
  works: readonly AgentWork[],
  { agent, single, start_at, end_at }: PlannedDate,
): Promise<void> {
  const to =
    end_at === '23:59'
      ? instantIn(addDays(single, 1), '00:00', agent.timezone)
      : instantIn(single, end_at, agent.timezone);
  const span = { from: instantIn(single, start_at, agent.timezone), to };
  for (const isBooked of works)
    if (await isBooked(trx, agent.id, span)) throwFieldErrors({ start_at: ['availability.booked'] });
}
