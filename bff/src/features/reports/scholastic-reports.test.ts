import { sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import type { Ability } from '@ruta/contracts/abilities';
import { sampleScholasticReports } from '@ruta/contracts/reports/report.sample';
import { scholasticReports } from '@ruta/contracts/reports/scholastic-reports.api';
import { schools } from '@ruta/contracts/schools/schools.api';
import { startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
const leads = { ...sampleDirector, abilities: [...sampleDirector.abilities, 'report:scholastic' as Ability] };
const [report] = sampleScholasticReports;

beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn(leads);
  bff.core.reply(scholasticReports.index, { data: [...sampleScholasticReports] });
  bff.core.reply(scholasticReports.get, { data: report });
});
afterEach(() => bff.stop());

test('REP-02 the index is of one’s own school, under the address of one’s own role', async () => {
  const { status, body } = await bff.get('/bff/scholastic/reports');
  expect([status, body.data.leader, body.data.school.id]).toEqual([200, 'dir', sampleDirector.user.school_id]);
  expect(body.data.reports).toHaveLength(2);
  bff.core.signIn({ ...leads, role: 'COOR', roles: ['COOR'] });
  expect((await bff.get('/bff/scholastic/reports')).body.data.leader).toBe('coor');
  bff.core.signIn(sampleCoach);
  expect((await bff.get('/bff/scholastic/reports')).status).toBe(403);
});

test('T02 REP-02 role, report and school of an address are judged by the API; what it refuses is refused', async () => {
  const path = '/bff/scholastic/reports/one?leader=subd&report=dpi-pai&school=7';
  expect((await bff.get(path)).body.data).toMatchObject({ report: { key: 'dpi-pai' } });
  const [asked] = bff.core.asked(scholasticReports.get);
  expect(asked?.url).toMatch(/\/reports\/scholastic\/subd\/dpi-pai\?school_id=7/);
  bff.core.refuse(scholasticReports.get, 'reports.role-not-held');
  expect((await bff.get(path)).status).toBe(403);
  bff.core.refuse(scholasticReports.get, 'schools.not-found');
  bff.core.refuse(schools.get, 'schools.not-found');
  expect((await bff.get(path)).status).toBe(404);
});
