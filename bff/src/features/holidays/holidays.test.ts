import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { sampleHolidays, sampleStates, sampleSuggestions } from '@ruta/contracts/holidays/holiday.sample';
import { holidays } from '@ruta/contracts/holidays/holidays.api';
import { schools } from '@ruta/contracts/schools/schools.api';
import { startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn({ ...sampleAdministrator, abilities: ['holiday:read', 'holiday:manage'] });
  bff.core.answer(holidays.list, () => ({ body: { data: [...sampleHolidays] } }));
  bff.core.answer(schools.states, () => ({
    body: { data: sampleStates.map((state) => ({ ...state, country_id: 1, code: 'MX-AGU' })) },
  }));
  bff.core.answer(holidays.suggestions, () => ({ body: { data: [...sampleSuggestions] } }));
});
afterEach(() => bff.stop());
const get = (query: string) => bff.get(`/bff/admin/holidays${query}`);

test('VC-06 a year opens with its holidays and states, by default this one', async () => {
  expect((await get('?year=2027')).body).toMatchObject({
    data: {
      year: 2027,
      holidays: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
      states: sampleStates,
      can: { manage: true },
    },
  });
  expect(bff.core.asked(holidays.list)[0]?.url).toBe('/api/holidays?from=2027-01-01&to=2027-12-31');
  const year = Number(sampleAdministrator.server_time.slice(0, 4));
  expect((await get('')).body).toMatchObject({ data: { year } });
  expect((await get('?year=1999')).status).toBe(422);
});

test('VC-06 who only reads holidays is asked for no states', async () => {
  bff.core.signIn({ ...sampleAdministrator, abilities: ['holiday:read'] });
  expect((await get('?year=2027')).body).toMatchObject({ data: { states: [], can: { manage: false } } });
  expect(bff.core.asked(schools.states)).toEqual([]);
});

test('VC-06 suggestions open with their year; a failure is passed on', async () => {
  expect((await get('/suggestions?year=2026')).body).toMatchObject({ data: { suggestions: sampleSuggestions } });
  bff.core.refuse(holidays.list, 'server.unavailable');
  expect((await get('?year=2027')).status).toBe(503);
});
