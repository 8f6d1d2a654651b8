import { fieldMessage } from '@ruta/contracts';
import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { sampleActivity, sampleAgendaSchools } from '@ruta/contracts/agenda/agenda.sample';
import { sampleHolidays } from '@ruta/contracts/holidays/holiday.sample';
import { problemOf } from '../../testing/fake-core';
import { startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
beforeEach(async () => (bff = await startBff()));
afterEach(() => bff.stop());

const askedItems = () => bff.core.asked(agenda.list).map(({ url }) => decodeURIComponent(url.split('?')[1] ?? ''));
const MONTH = 'start=2026-11-01&end=2026-12-12';

test('AGE-01 the agenda of all schools opens on the reader’s current month, with the schools to choose from', async () => {
  const { status, body } = await bff.get('/bff/coach/agenda');
  expect([status, body]).toEqual([
    200,
    {
      data: {
        ...{ month: '2026-11', start: '2026-11-01', end: '2026-12-12', today: '2026-11-20' },
        server_time: sampleCoach.server_time,
        ...{ schools: sampleAgendaSchools, chosen: { school_ids: [], coach_id: null } },
        ...{ narrow: null, activities: [sampleActivity], can: { createVisit: true, createActivity: false } },
        holidays: { state: 'ready', data: sampleHolidays },
      },
    },
  ]);
  expect(askedItems()).toEqual([MONTH]);
});

test('AGE-05 what is chosen narrows it; schools and coaches that are gone are left out', async () => {
  const { body } = await bff.get('/bff/coach/agenda?month=2026-12&school_ids=2,99&coach_id=4');
  expect(body.data.chosen).toEqual({ school_ids: [2], coach_id: 4 });
  const gone = await bff.get('/bff/coach/agenda?school_ids=99&coach_id=77');
  expect(gone.body.data.chosen).toEqual({ school_ids: [], coach_id: null });
  expect(askedItems()).toEqual(['start=2026-11-29&end=2027-01-09&school_ids=2&coach_id=4', MONTH]);
});

test.each([
  ['school_ids', 'agenda.schools.too-many', 'schools'],
  ['end', 'agenda.items.too-many', 'items'],
] as const)('AGE-05 a refusal at %s opens the screen, which says what to narrow', async (field, key, narrow) => {
  bff.core.answer(agenda.list, () => problemOf('request.invalid', { [field]: [fieldMessage(key, 'es')] }));
  const { status, body } = await bff.get('/bff/coach/agenda');
  expect([status, body.data.narrow, body.data.activities]).toEqual([200, narrow, []]);
});

test.each(['month=9999-12', 'month=11', 'school_ids=', 'school_ids=1,x', 'coach_id=laura', 'school_id=1'])(
  'B03 B61 %s gives 422',
  async (query) => expect((await bff.get(`/bff/coach/agenda?${query}`)).status).toBe(422),
);

test.each([agenda.schools, agenda.list])('without its parts there is no screen', async (part) => {
  bff.core.refuse(part, 'server.unavailable');
  expect((await bff.get('/bff/coach/agenda')).status).toBe(503);
});

test('T01 AGE-06 it is of one’s own area', async () => {
  expect((await bff.get('/bff/scholastic/agenda')).status).toBe(403);
  bff.core.signIn({ ...sampleDirector, abilities: [...sampleDirector.abilities, 'activity:create'] });
  expect((await bff.get('/bff/coach/agenda')).status).toBe(403);
  const { status, body } = await bff.get('/bff/scholastic/agenda');
  expect([status, body.data.can]).toEqual([200, { createVisit: false, createActivity: true }]);
});
