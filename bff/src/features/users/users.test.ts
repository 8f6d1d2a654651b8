import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { roles } from '@ruta/contracts/roles/roles.api';
import { schools } from '@ruta/contracts/schools/schools.api';
import type { School } from '@ruta/contracts/schools/school.schema';
import { sampleUser } from '@ruta/contracts/users/user.sample';
import { users } from '@ruta/contracts/users/users.api';
import { page } from '../../testing/fake-core';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

const LIST = '/bff/admin/users';
const ONE = `/bff/admin/users/${sampleUser.id}`;
const ROLE = { id: 9, code: 'PROF', su: false, grantable: true } as const;
const LEVEL = { id: 2, key: 'primaria', name_es: 'Primaria', name_en: 'Primary', order: 2 };

const SCHOOL: School = {
  ...{ id: 1, name: 'Colegio Ceiba', timezone: 'America/Mexico_City', code: '00PPR1', remote_id: null },
  ...{ city: 'Colima', state: 'Colima', levels: ['primaria'], active: true },
};

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn({ ...sampleAdministrator, abilities: ['user:read', 'user:purge'] });
  bff.core.answer(users.list, () => ({ body: page([sampleUser]) }));
  bff.core.answer(users.get, () => ({ body: { data: sampleUser } }));
  bff.core.answer(roles.list, () => ({ body: page([ROLE]) }));
  bff.core.answer(roles.levels, () => ({ body: { data: [LEVEL] } }));
  bff.core.answer(schools.get, () => ({ body: { data: SCHOOL } }));
});
afterEach(() => bff.stop());
const asked = () => decodeURIComponent(bff.core.asked(users.list)[0]?.url ?? '');
const dataOf = async (path: string) => ((await bff.get(path)).body as { data: Record<string, unknown> }).data;

describe('ADM-04 the accounts', () => {
  test('ADM-04 the list opens with its people, their roles and school, and whether one may purge', async () => {
    const res = await bff.get(LIST);
    expect([res.status, res.body]).toEqual([
      200,
      { data: { users: page([sampleUser]), school: null, can: { purge: true } } },
    ]);
    expect(asked()).toBe('/api/users?size=10&sort=-id&include=roles,school');
  });

  test('ADM-04 page, order and filters of the address are asked for, and the school has its name', async () => {
    const data = await dataOf(`${LIST}?page=2&sort=name&search=ana&roles=DIR,PROF&banned=0&verified=1&school=1`);
    expect(data['school']).toEqual({ id: SCHOOL.id, name: SCHOOL.name });
    expect(asked()).toBe(
      '/api/users?page=2&size=10&sort=name&include=roles,school&filter[search]=ana&filter[roles_in]=DIR,PROF&filter[banned]=0&filter[verified]=1&filter[school_id]=1',
    );
  });

  test('ADM-04 who may not purge is told so; a school that is not there hides nobody', async () => {
    bff.core.signIn({ ...sampleAdministrator, abilities: ['user:read'] });
    bff.core.refuse(schools.get, 'schools.not-found');
    const data = await dataOf(`${LIST}?school=999`);
    expect(data).toMatchObject({ school: null, can: { purge: false }, users: { total: 1 } });
  });

  test('B54 what the address does not know is refused; without the ability, and without core-api, it does not open', async () => {
    expect((await bff.get(`${LIST}?sort=password_hash`)).status).toBe(422);
    expect((await bff.get(`${LIST}?password=1`)).status).toBe(422);
    bff.core.refuse(users.list, 'access.refused');
    const refused = await bff.get(LIST);
    expect([refused.status, refused.body]).toEqual([403, refusal('access.refused')]);
    bff.core.refuse(users.list, 'server.unavailable');
    const failed = await bff.get(LIST);
    expect([failed.status, failed.body]).toEqual([503, refusal('server.unavailable')]);
  });
});

describe('ADM-05 one account', () => {
  test('ADM-05 opens with all roles and levels to choose from', async () => {
    expect(await dataOf(ONE)).toEqual({ user: sampleUser, roles: [ROLE], levels: [LEVEL] });
  });

  test('ADM-05 who may not read the roles sees the account without them; a failure is no empty list', async () => {
    bff.core.refuse(roles.list, 'access.refused');
    expect(await dataOf(ONE)).toMatchObject({ user: { id: sampleUser.id }, roles: [] });
    bff.core.refuse(roles.list, 'server.unavailable');
    expect((await bff.get(ONE)).status).toBe(503);
  });

  test('T01 an account out of reach is 404, and one that may not be read 403', async () => {
    bff.core.refuse(users.get, 'users.not-found');
    const gone = await bff.get(ONE);
    expect([gone.status, gone.body]).toEqual([404, refusal('users.not-found')]);
    bff.core.refuse(users.get, 'access.refused');
    expect((await bff.get(ONE)).status).toBe(403);
  });
});
