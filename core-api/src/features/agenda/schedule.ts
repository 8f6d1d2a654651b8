import type { CurrentCycle } from '@ruta/contracts/access/access.schema';
import { throwFieldErrors } from '../../kernel/problem';
import { toInstant } from '../../time/wall-clock';

/**
 * The UTC instant of a date and time on a school's wall clock. Refuses a date before the school's today, outside the
 * cycle, or at an hour that does not exist there. Visits and activities are dated by it.
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
