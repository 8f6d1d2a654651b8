import type { CurrentCycle } from '@ruta/contracts/access/access.schema';
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

/**
 * The UTC instant of a date and time in a school's time zone. Refuses dates before the school's today or outside the
 * cycle, and times that do not exist there. For visits and activities.
 */
export function assertSchedule(
  { date, time }: { date: string; time: string },
  { today, timezone, cycle }: { today: string; timezone: string; cycle: CurrentCycle },
): string {
  const errors: Record<string, string[]> = {};
  if (date < today) errors['date'] = ['visits.date.past'];
  else if (date < cycle.start_at || date > cycle.end_at) errors['date'] = ['visits.date.outside-cycle'];
  const instant = toInstant(date, time, timezone);
  if (!instant) errors['time'] = ['time.nonexistent'];
  throwFieldErrors(errors);
  return instant ?? '';
}
