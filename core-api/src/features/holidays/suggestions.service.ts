import type { HolidaySuggestion } from '@ruta/contracts/holidays/holiday.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { councilDays } from './council-days';
import { calendarDays } from './country-calendar';
import type { HolidayFacts } from './holiday.model';
import { allStates, countryOfMost, holidaysBetween } from './holiday.reader';

const covers = ({ start_at, end_at }: Pick<HolidayFacts, 'start_at' | 'end_at'>, day: string) =>
  start_at <= day && day <= end_at;

const council = (day: string): HolidayFacts => ({
  name: 'Consejo Técnico Escolar',
  description: 'Sesión ordinaria, sin alumnos.',
  start_at: day,
  end_at: day,
  meta: { scope: 'sep', kind: 'cte', states: [], confirmed: false },
});

/**
 * What a year's holidays may be: days of the country's calendar, and the council sessions on the last Friday of a month
 * that is no holiday. All are to be confirmed; nothing is written.
 */
export const suggestionsOf =
  (db: Knex) =>
  async (actor: Actor, year: number): Promise<HolidaySuggestion[]> => {
    const [saved, states, country] = await Promise.all([
      holidaysBetween(db, actor, { from: `${year}-01-01`, to: `${year}-12-31` }),
      allStates(db, actor),
      countryOfMost(db),
    ]);
    const offered = await calendarDays(year, { country, states });
    const off = [...offered, ...saved].filter(({ meta }) => meta.kind !== 'cte' && meta.scope !== 'state');
    const councils = councilDays(year, (day) => !off.some((row) => covers(row, day))).map(council);
    return [...offered, ...councils]
      .toSorted((one, other) => (one.start_at < other.start_at ? -1 : 1))
      .map((row) => ({
        ...row,
        known: saved.some(
          (other) => covers(other, row.start_at) && (other.meta.kind === row.meta.kind || other.name === row.name),
        ),
      }));
  };
