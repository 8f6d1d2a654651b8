import type { HolidayState } from '@ruta/contracts/holidays/holiday.schema';
import type HolidaysCalendar from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';
import { searchKey } from '../../database/search-key';
import { addDays } from '../../time/clock';
import type { HolidayFacts } from './holiday.model';

/** Types of the calendar that close schools: by law, or where banks close as well. */
const TYPES: HolidaysTypes.HolidayType[] = ['public', 'bank'];
const DAY_MS = 86_400_000;

/** The class, loaded at the first use: its data of every country takes 3 MB. Nothing is asked of the network. */
const library = async (): Promise<typeof HolidaysCalendar> => (await import('date-holidays')).default;

type Day = Pick<HolidayFacts, 'name' | 'start_at' | 'end_at'> & { isLaw: boolean };

const daysOf = (calendar: HolidaysCalendar, year: number): Day[] =>
  calendar.getHolidays(year, 'es').map(({ name, date, start, end, type }) => {
    const start_at = date.slice(0, 10);
    const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
    return { name, start_at, end_at: addDays(start_at, days - 1), isLaw: type === 'public' };
  });

const keyOf = ({ name, start_at }: Pick<Day, 'name' | 'start_at'>) => `${start_at} ${name}`;

/**
 * The days of a year by the calendar of a country, in Spanish: those of everybody, and those of single states, which
 * are known by their name. None is confirmed. Empty for a country that the library does not know.
 */
export async function calendarDays(
  year: number,
  { country, states }: { country: string; states: readonly HolidayState[] },
): Promise<HolidayFacts[]> {
  const Calendar = await library();
  const known = new Calendar();
  if (!(country in known.getCountries())) return [];
  const everywhere = daysOf(new Calendar(country, { types: TYPES }), year);
  const codes = new Map(
    Object.entries((known.getStates(country, 'es') as Record<string, string> | undefined) ?? {}).map(([code, name]) => [
      searchKey(name),
      code,
    ]),
  );
  const national = new Set(everywhere.map(keyOf));
  const somewhere = new Map<string, { day: Day; states: number[] }>();
  for (const { id, name } of states) {
    const code = codes.get(searchKey(name));
    if (code === undefined) continue;
    for (const day of daysOf(new Calendar(country, code, { types: TYPES }), year)) {
      if (national.has(keyOf(day))) continue;
      const found = somewhere.get(keyOf(day)) ?? { day, states: [] };
      somewhere.set(keyOf(day), { day, states: [...found.states, id] });
    }
  }
  return [
    ...everywhere.map((day) => asHoliday(day, [])),
    ...[...somewhere.values()].map(({ day, states: of }) => asHoliday(day, of)),
  ];
}

const asHoliday = ({ isLaw, ...day }: Day, states: number[]): HolidayFacts => ({
  ...day,
  description: isLaw ? 'Día de descanso obligatorio.' : 'Suspensión de labores.',
  meta: {
    scope: states.length > 0 ? 'state' : isLaw ? 'national' : 'sep',
    kind: 'rest',
    states,
    confirmed: false,
  },
});
