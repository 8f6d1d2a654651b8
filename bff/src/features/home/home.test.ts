import { sampleAdministrator, sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import { running } from '@ruta/contracts/activities/running.api';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { sampleActivity } from '@ruta/contracts/agenda/agenda.sample';
import { firstSteps } from '@ruta/contracts/first-steps/first-steps.api';
import { firstStepsWith } from '@ruta/contracts/first-steps/first-steps.sample';
import { dutyWith, overviewWith } from '@ruta/contracts/home/home.sample';
import { sampleNotification } from '@ruta/contracts/notifications/notification.sample';
import { notifications } from '@ruta/contracts/notifications/notifications.api';
import { schools } from '@ruta/contracts/schools/schools.api';
import { visits } from '@ruta/contracts/visits/visits.api';
import { startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
beforeEach(async () => (bff = await startBff()));
afterEach(() => bff.stop());

const MANAGER = { ...sampleCoach, role: 'COACH_MAN', roles: ['COACH_MAN'] } as const;
const page = <T>(data: T[]) => ({ data, page: 1, size: 10, total: data.length, pages: 1, count: data.length });
const duty = dutyWith('visit_overdue', 'reschedule');
const news = { state: 'ready', data: { data: [sampleNotification], unread: 1 } };

test('ACT-07 AGE-03 a coach’s home: what to see to, the next seven days and what is unread, in one batch', async () => {
  bff.core.reply(running.managementActions, { data: [duty] });
  const { status, body } = await bff.get('/bff/coach/home');
  expect(status).toBe(200);
  expect(body).toEqual({
    data: {
      today: '2026-11-20',
      actions: { state: 'ready', data: [duty] },
      ahead: { state: 'ready', data: [sampleActivity] },
      news,
      schools: null,
      has_schools: true,
    },
  });
  expect(bff.core.batches).toHaveLength(1);
  expect(bff.core.asked(notifications.list)[0]?.url).toBe('/api/scholastic/notifications?size=5&filter%5Bunread%5D=1');
  expect(bff.core.asked(visits.overview)).toEqual([]);
});

test('AGE-05 a superior has her schools as well, ten a page', async () => {
  bff.core.signIn({ ...MANAGER, roles: [...MANAGER.roles] });
  const { body } = await bff.get('/bff/coach/home?page=3');
  expect(body).toMatchObject({ data: { schools: { state: 'ready', data: page([overviewWith({})]) } } });
  expect(bff.core.asked(visits.overview)[0]?.url).toBe('/api/schools/visits/overview?page=3&size=10');
});

test('UI-02 each part may be missing, and the home opens with the others', async () => {
  bff.core.signIn({ ...MANAGER, roles: [...MANAGER.roles] });
  for (const call of [running.managementActions, agenda.ahead, notifications.list, visits.overview])
    bff.core.refuse(call, 'server.unavailable');
  const missing = { state: 'unavailable', code: 'server.unavailable' };
  const { status, body } = await bff.get('/bff/coach/home');
  expect(status).toBe(200);
  expect(body).toMatchObject({ data: { actions: missing, ahead: missing, news: missing, schools: missing } });
});

test('ADM-06 who may not read duties, the agenda or schools has a home without them', async () => {
  bff.core.signIn({ ...MANAGER, roles: [...MANAGER.roles] });
  for (const call of [running.managementActions, agenda.ahead, visits.overview, schools.list])
    bff.core.refuse(call, 'access.refused');
  const { body } = await bff.get('/bff/coach/home');
  const none = { state: 'ready', data: [] };
  expect(body).toMatchObject({ data: { actions: none, ahead: none, schools: null, has_schools: false, news } });
});

test('UI-02 the school’s, the teachers’ and the administrators’ homes have their parts', async () => {
  bff.core.reply(running.managementActions, { data: [duty] });
  const actions = { state: 'ready', data: [duty] };
  const ahead = { state: 'ready', data: [sampleActivity] };
  bff.core.signIn(sampleDirector);
  expect((await bff.get('/bff/scholastic/home')).body).toEqual({ data: { today: '2026-11-20', actions, ahead, news } });
  bff.core.signIn({ ...sampleDirector, role: 'PROF', roles: ['PROF'] });
  expect((await bff.get('/bff/professor/home')).body).toMatchObject({ data: { actions, ahead, news } });
  bff.core.signIn(sampleAdministrator);
  const first_steps = { state: 'ready', data: null };
  bff.core.refuse(firstSteps.list, 'access.refused');
  expect((await bff.get('/bff/admin/home')).body).toEqual({
    data: { today: '2026-11-20', actions, first_steps, news },
  });
  bff.core.reply(firstSteps.list, { data: firstStepsWith('cycle') });
  expect((await bff.get('/bff/admin/home')).body).toMatchObject({
    data: { first_steps: { state: 'ready', data: firstStepsWith('cycle') } },
  });
});

test('T01 the home of another area is refused', async () => {
  expect((await bff.get('/bff/scholastic/home')).status).toBe(403);
  expect((await bff.get('/bff/admin/home')).status).toBe(403);
});
