import { holidays } from '@ruta/contracts/holidays/holidays.api';
import { adminHolidays, adminHolidaySuggestions } from '@ruta/contracts/holidays/holidays.screens';
import { dayIn } from '../../kit/days';
import { schools } from '@ruta/contracts/schools/schools.api';
import { serveScreen, type ServedScreen } from '../../kit/screen';

/** The holidays of a year, by default of this one on the platform's clock (VC-06). */
const servedAdminHolidays = serveScreen(adminHolidays, async ({ core, me, query }) => {
  const reader = await me();
  const manage = reader.abilities.includes('holiday:manage');
  const year = Number(query.year ?? dayIn(reader.server_time, reader.server_timezone).slice(0, 4));
  const [found, states] = await Promise.all([
    core.get(holidays.list, { query: { from: `${year}-01-01`, to: `${year}-12-31` } }),
    manage ? core.get(schools.states).then(({ data }) => data.map(({ id, name }) => ({ id, name }))) : [],
  ]);
  return { year, holidays: found.data, states, can: { manage } };
});

/** What the calendar offers for a year (VC-06). */
const servedAdminSuggestions = serveScreen(adminHolidaySuggestions, async ({ core, query }) => ({
  suggestions: (await core.get(holidays.suggestions, { query: { year: query.year } })).data,
}));

export const servedHolidays: readonly ServedScreen[] = [servedAdminHolidays, servedAdminSuggestions];
