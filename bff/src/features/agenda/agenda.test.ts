import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { running } from '@ruta/contracts/activities/running.api';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { sampleActivity } from '@ruta/contracts/agenda/agenda.sample';
import { sampleHolidays } from '@ruta/contracts/holidays/holiday.sample';
import { holidays } from '@ruta/contracts/holidays/holidays.api';
import { schools } from '@ruta/contracts/schools/schools.api';
import { visits } from '@ruta/contracts/visits/visits.api';
import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import { sampleSchool } from '../../testing/fake-core';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
beforeEach(async () => (bff = await startBff()));
afterEach(() => bff.stop());

describe('the coach’s agenda', () => {
  test('AGE-01 opens on the reader’s current month with its six weeks', async () => {
    const res = await bff.get('/bff/coach/schools/1/agenda');
    expect(res.status).toBe(200);
    expect(res.body).toEqual({
      data: {
        school: sampleVisit.school,
        month: '2026-11',
        start: '2026-11-01',
        end: '2026-12-12',
        today: '2026-11-20',
        school_today: '2026-11-20',
        activities: [sampleActivity],
        holidays: { state: 'ready', data: sampleHolidays },
        pending: { state: 'ready', data: [sampleActivity] },
        actions: { state: 'ready', data: [] },
        draft: { state: 'ready', data: { hasDraft: true, id: 77 } },
        can: { createVisit: true, createActivity: false },
      },
    });
    expect(bff.core.asked(agenda.list)[0]?.url).toBe('/api/schools/agenda?school_id=1&start=2026-11-01&end=2026-12-12');
  });

  test('VC-06 the holidays of its days come with it, and may be missing', async () => {
    const holidaysOf = async () => (await bff.get('/bff/coach/schools/1/agenda')).body.data.holidays;
    await holidaysOf();
    expect(bff.core.asked(holidays.list)[0]?.url).toBe('/api/holidays?from=2026-11-01&to=2026-12-12&school_id=1');
    bff.core.refuse(holidays.list, 'server.unavailable');
    expect(await holidaysOf()).toEqual({ state: 'unavailable', code: 'server.unavailable' });
    // Who may not see them, and a school of a finished cycle that is out of reach now.
    for (const code of ['access.refused', 'schools.not-found'] as const) {
      bff.core.refuse(holidays.list, code);
      expect(await holidaysOf()).toEqual({ state: 'ready', data: [] });
    }
  });

  test('AGE-01 another month is asked for by its name', async () => {
    const res = await bff.get('/bff/coach/schools/1/agenda?month=2026-12');
    expect(res.body).toMatchObject({ data: { month: '2026-12', start: '2026-11-29', end: '2027-01-09' } });
  });

  test.each(['0000-01', '9999-12'])('B03 the month %s, whose page leaves the calendar, gives 422', async (month) =>
    expect((await bff.get(`/bff/coach/schools/1/agenda?month=${month}`)).status).toBe(422),
  );

  test('the month and both todays follow the server’s clock, in the reader’s zone and the school’s', async () => {
    bff.core.signIn({ ...sampleCoach, server_time: '2026-12-01 05:30:00' });
    bff.core.reply(schools.get, { data: { ...sampleSchool, timezone: 'America/Cancun' } });
    const res = await bff.get('/bff/coach/schools/1/agenda');
    expect(res.body).toMatchObject({
      data: { month: '2026-11', today: '2026-11-30', school_today: '2026-12-01' },
    });
  });

  test('AGE-05 who writes no visits has no draft', async () => {
    bff.core.signIn({ ...sampleCoach, role: 'COACH_MAN', abilities: ['school:read', 'agenda:read'] });
    bff.core.refuse(visits.hasDraft, 'access.refused');
    const res = await bff.get('/bff/coach/schools/1/agenda');
    expect(res.body).toMatchObject({
      data: {
        draft: { state: 'ready', data: { hasDraft: false, id: null } },
        can: { createVisit: false, createActivity: false },
      },
    });
  });

  test('T01 a school that the coach does not see gives 404', async () => {
    bff.core.refuse(schools.get, 'schools.not-found');
    const res = await bff.get('/bff/coach/schools/2/agenda');
    expect(res.status).toBe(404);
    expect(res.body).toEqual(refusal('schools.not-found'));
  });

  test('AGE-03 what waits beside the calendar may be missing, and the calendar is there', async () => {
    bff.core.refuse(agenda.pending, 'server.unavailable');
    bff.core.refuse(running.managementActions, 'access.refused');
    const res = await bff.get('/bff/coach/schools/1/agenda');
    expect(res.body).toMatchObject({
      data: {
        activities: [sampleActivity],
        pending: { state: 'unavailable', code: 'server.unavailable' },
        actions: { state: 'ready', data: [] },
      },
    });
  });

  test('the activities are essential: without them no screen', async () => {
    bff.core.refuse(agenda.list, 'server.unavailable');
    const res = await bff.get('/bff/coach/schools/1/agenda');
    expect(res.status).toBe(503);
    expect(res.get('Retry-After')).toBeDefined();
  });
});

describe('the school’s agenda', () => {
  test('AGE-06 shows its month, what waits, and whether activities may be added', async () => {
    bff.core.signIn({ ...sampleDirector, abilities: [...sampleDirector.abilities, 'activity:create'] });
    const res = await bff.get('/bff/scholastic/schools/1/agenda');
    expect(res.body).toMatchObject({
      data: { month: '2026-11', activities: [sampleActivity], can: { createActivity: true } },
    });
    expect(bff.core.asked(visits.hasDraft)).toEqual([]);
  });

  test('T01 it is not a coach’s screen, nor the coach’s the school’s', async () => {
    expect((await bff.get('/bff/scholastic/schools/1/agenda')).status).toBe(403);
    bff.core.signIn(sampleDirector);
    expect((await bff.get('/bff/coach/schools/1/agenda')).status).toBe(403);
  });
});

describe('a teacher’s agenda', () => {
  const teacher = { ...sampleDirector, role: 'PROF', roles: ['PROF'] } satisfies typeof sampleDirector;

  test('AGE-03 is a month of her own school, to be read', async () => {
    bff.core.signIn(teacher);
    const { status, body } = await bff.get('/bff/professor/agenda?month=2026-11');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        school: sampleVisit.school,
        ...{ month: '2026-11', start: '2026-11-01', end: '2026-12-12' },
        ...{ today: '2026-11-20', school_today: '2026-11-20', activities: [sampleActivity] },
        holidays: { state: 'ready', data: sampleHolidays },
      },
    });
    expect(bff.core.asked(agenda.pending)).toEqual([]);
  });

  test('T01 without a school there is none, and it is nobody else’s', async () => {
    expect((await bff.get('/bff/professor/agenda')).status).toBe(403);
    bff.core.signIn({ ...teacher, user: { ...teacher.user, school_id: null } });
    expect((await bff.get('/bff/professor/agenda')).status).toBe(404);
  });
});
