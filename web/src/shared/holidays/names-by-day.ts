import type { Holiday } from '@ruta/contracts/holidays/holiday.schema';
import { addDays } from '../../lib/dates';

/** The names of the holidays of each day between two, in order; days without are absent. */
export function namesByDay(
  holidays: readonly Holiday[],
  { start, end }: { start: string; end: string },
  nameOf: (holiday: Holiday) => string,
): Record<string, string> {
  const names: Record<string, string> = {};
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const here = holidays.filter(({ start_at, end_at }) => start_at <= day && day <= end_at);
    if (here.length > 0) names[day] = here.map(nameOf).join(', ');
  }
  return names;
}
