import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { accounts } from './users.testing';

const here = accounts();
const { list } = here;

describe('ADM-04 the list', () => {
  let people: number[];
  beforeAll(async () => {
    const { db, world } = here.server;
    const ana = await world.person('PROF', { name: 'Ana', surname: 'Peña Núñez', school_id: here.schoolId });
    const luis = await world.person('COACH', { name: 'Luis', surname: 'Pérez', is_banned: true });
    const eva = await world.person('PROF', { name: 'Eva', surname: '100% Ibarra', verified_at: null });
    await db('role_user').insert({ user_id: ana, role_id: here.role('DIR').id });
    people = [ana, luis, eva];
  });
  const mine = async (query: string) => (await list(`size=100&${query}`)).filter((id) => people.includes(id));

  test('ADM-04 newest first, ten to a page, and the page says how many there are', async () => {
    const { body } = await here.admin.get('/users');
    expect(body).toMatchObject({ page: 1, size: 10, total: 5, pages: 1, count: 5 });
    expect(await list('')).toEqual([...(await list(''))].sort((a, b) => b - a));
    expect(await list('sort=name')).not.toEqual(await list('sort=-name'));
  });

  test('ADM-04 B55 finds by name, surname and e-mail, whatever the accents and capitals, and literally', async () => {
    const [ana = 0, , eva = 0] = people;
    expect(await mine('filter[search]=PENA')).toEqual([ana]);
    expect(await mine(`filter[search]=${encodeURIComponent('peña nuñ')}`)).toEqual([ana]);
    expect(await mine(`filter[search]=${encodeURIComponent('100%')}`)).toEqual([eva]);
    expect(await mine(`filter[search]=${encodeURIComponent('%')}`)).toEqual([eva]);
    expect(await mine('filter[search]=%20%20')).toHaveLength(3);
  });

  test('ADM-04 filters by role, banned, verified and school, and all at once', async () => {
    const [ana = 0, luis = 0, eva = 0] = people;
    expect(await mine('filter[roles_in]=DIR,COACH')).toEqual([luis, ana]);
    expect(await mine('filter[banned]=1')).toEqual([luis]);
    expect(await mine('filter[banned]=0')).toEqual([eva, ana]);
    expect(await mine('filter[verified]=0')).toEqual([eva]);
    expect(await mine('filter[verified]=1')).toEqual([luis, ana]);
    expect(await mine(`filter[school_id]=${here.schoolId}`)).toEqual([ana]);
    expect(
      await mine(
        `filter[school_id]=${here.schoolId}&filter[roles_in]=PROF&filter[banned]=0&filter[verified]=1&filter[search]=ana`,
      ),
    ).toEqual([ana]);
  });

  test('ADM-04 T14 roles and school come when they are asked for; nothing secret ever', async () => {
    const [ana = 0] = people;
    const plain = (await here.admin.get('/users?filter[search]=pena')).body as { data: Record<string, unknown>[] };
    expect(plain.data[0]).not.toHaveProperty('roles');
    const whole = (await here.admin.get('/users?filter[search]=pena&include=roles,school')).body as {
      data: UserDetail[];
    };
    expect(whole.data[0]).toMatchObject({ id: ana, school: { id: here.schoolId, name: 'Colegio Ceiba' } });
    expect(whole.data[0]?.roles.map((one) => one.code).sort()).toEqual(['DIR', 'PROF']);
    expect(JSON.stringify(whole)).not.toMatch(/password|hash|token|search_key/);
  });

  test('ADM-04 ACC-04 the photo comes along, by its own address; two-step verification only once a code was shown', async () => {
    const { db } = here.server;
    const [ana = 0, luis = 0, eva = 0] = people;
    const at = '2026-11-01 12:00:00';
    await db('user_photos').insert({ user_id: ana, token: 'photo-of-ana', path: 'photo-of-ana', created_at: at });
    await db('user_two_factor').insert([
      { user_id: ana, secret: 'marca', confirmed_at: at, begun_at: at },
      { user_id: luis, secret: 'marca', confirmed_at: null, begun_at: at },
    ]);
    const { body } = await here.admin.get('/users?size=100&include=roles');
    const byId = new Map((body as { data: UserDetail[] }).data.map((user) => [user.id, user]));
    const facts = (id: number) => {
      const user = byId.get(id);
      return [user?.photo, user?.two_factor, user?.can.resetTwoFactor];
    };
    expect(facts(ana)).toEqual(['/api/photos/photo-of-ana', true, true]);
    expect(facts(luis)).toEqual([null, false, false]);
    expect(facts(eva)).toEqual([null, false, false]);
    expect(facts(here.superId)).toEqual([null, true, false]); // above the caller
    expect(JSON.stringify(body)).not.toContain('marca');
  });
});
