import type { CurrentCycle } from '@ruta/contracts/access/access.schema';
import type { FieldMessage } from '@ruta/contracts/field-messages';
import { throwFieldErrors } from '../../kernel/problem';
import { toInstant } from '../../time/wall-clock';

interface Slot {
  date: string | null;
  time: string | null;
}

/** Refuses a move to the same date and time (VIS-01, AGE-06). For visits and activities. */
export function assertMoved(from: Slot, to: Slot, sentence: 'visits.date.same' | 'agenda.date.same'): void {
  if (from.date === to.date && from.time === to.time) throwFieldErrors({ date: [sentence] });
}

interface Where {
  /** The school's. */
  today: string;
  timezone: string;
  cycle: Pick<CurrentCycle, 'start_at' | 'end_at'>;
}

/**
 * The UTC instant of a date and time in a school's time zone, and what is wrong with them, by field: dates before the
 * school's today or outside the cycle, and times that do not exist there.
 */
export function judgedSchedule(
  { date, time }: { date: string; time: string },
  { today, timezone, cycle }: Where,
): { instant: string; errors: Record<string, FieldMessage[]> } {
  const errors: Record<string, FieldMessage[]> = {};
  if (date < today) errors['date'] = ['visits.date.past'];
  else if (date < cycle.start_at || date > cycle.end_at) errors['date'] = ['visits.date.outside-cycle'];
  const instant = toInstant(date, time, timezone);
  if (!instant) errors['time'] = ['time.nonexistent'];
  return { instant: instant ?? '', errors };
}

/** The same instant; refuses what is wrong. For visits and activities. */
export function assertSchedule(slot: { date: string; time: string }, where: Where): string {
  const { instant, errors } = judgedSchedule(slot, where);
  throwFieldErrors(errors);
  return instant;
}
