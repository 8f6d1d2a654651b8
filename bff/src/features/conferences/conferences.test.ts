import { sampleAdministrator, sampleCoach, sampleDirector } from '@ruta/contracts/access/access.sample';
import type { Me } from '@ruta/contracts/access/access.schema';
import { conferenceWith, sampleConferences } from '@ruta/contracts/conferences/conference.sample';
import { conferences } from '@ruta/contracts/conferences/conferences.api';
import { sampleSchools } from '@ruta/contracts/schools/school.sample';
import type { School } from '@ruta/contracts/schools/school.schema';
import { schools } from '@ruta/contracts/schools/schools.api';
import { startBff, type Bff } from '../../testing/start-bff';

let bff: Bff;
const reads = (who: Me): Me => ({ ...who, abilities: [...who.abilities, 'session:read'] });
const page = { data: sampleConferences.past, page: 1, size: 10, total: 3, pages: 1, count: 3 };
const school = sampleSchools[0] as School; // the sample has some

beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn(reads(sampleCoach));
  bff.core.reply(conferences.list, page);
  bff.core.reply(schools.get, { data: school });
  bff.core.reply(conferences.get, { data: conferenceWith({ id: 1 }) });
  bff.core.reply(conferences.reasons, { data: ['Mantenimiento'] });
});
afterEach(() => bff.stop());

test('VC-07 the sessions of a school with its name; filters are passed on; without the ability nothing is there', async () => {
  const { status, body } = await bff.get(
    '/bff/shared/conferences?school_id=1&search=ana&dates_in=2026-11-01,2026-11-30',
  );
  expect([status, body.data.conferences.total, body.data.school.name]).toEqual([200, 3, school.name]);
  const asked = new URL(bff.core.asked(conferences.list)[0]?.url ?? '', 'http://core').searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    ...{ size: '10', sort: '-id' },
    ...{ 'filter[school_id]': '1', 'filter[search]': 'ana', 'filter[dates_in]': '2026-11-01,2026-11-30' },
  });
  expect((await bff.get('/bff/shared/conferences')).body.data.school).toBeNull();
  bff.core.refuse(schools.get, 'schools.not-found');
  expect((await bff.get('/bff/shared/conferences?school_id=9')).status).toBe(404);
  bff.core.signIn({ ...sampleCoach, abilities: [] });
  expect((await bff.get('/bff/shared/conferences')).status).toBe(403);
});

test('T01 VC-07 a session under another school’s address is not found', async () => {
  expect((await bff.get('/bff/shared/conferences/1?school_id=1')).status).toBe(200);
  const { status, body } = await bff.get('/bff/shared/conferences/1?school_id=2');
  expect([status, body.code]).toEqual([404, 'conferences.not-found']);
});

test.each([
  ['petitioner', { ...sampleDirector, user: { ...sampleDirector.user, id: 12 } }],
  ['agent', { ...sampleAdministrator, role: 'AGENT_VC' as const, user: { ...sampleAdministrator.user, id: 31 } }],
  ['admin', sampleAdministrator],
])('VC-02 who may cancel is offered the reasons of %s', async (audience, who) => {
  bff.core.signIn(reads(who));
  expect((await bff.get('/bff/shared/conferences/1')).body.data.reasons).toEqual(['Mantenimiento']);
  expect(bff.core.asked(conferences.reasons)[0]?.url).toContain(`audience=${audience}`);
  bff.core.reply(conferences.get, {
    data: conferenceWith({ id: 1, can: { cancel: false, join: false, survey: false } }),
  });
  expect((await bff.get('/bff/shared/conferences/1')).body.data.reasons).toEqual([]);
});
