import sharp from 'sharp';
import { callerOf, testServer, type Caller, type TestServer } from '../../testing/server';
import { photoKeys } from './photos';

let server: TestServer;
let laura: number;
let caller: Caller;
const form = {
  name: ' Laura  Elena ',
  surname: 'Mendoza Reyes',
  birthday: '1985-03-14',
  sex: 'f',
  timezone: 'America/Monterrey',
  locale: 'en',
  revision: 1,
};

beforeAll(async () => {
  server = await testServer();
  laura = await server.world.person('COACH', { name: 'Laura', surname: 'Mendoza', email: 'laura@ruta.test' });
  caller = await server.as(laura);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db('users').where({ id: laura }).update({ revision: 1, timezone: 'America/Mexico_City', locale: 'es' });
});

describe('ACC-04 the profile', () => {
  test('is read with what a new account has', async () => {
    const { body } = await caller.get('/profile');
    expect(body.data).toEqual({
      id: laura,
      email: 'laura@ruta.test',
      name: 'Laura',
      surname: 'Mendoza',
      birthday: null,
      sex: 'm',
      timezone: 'America/Mexico_City',
      locale: 'es',
      pending_email: null,
      photo: null,
      revision: 1,
    });
  });

  test('is saved, and the person is found and shown by the new name', async () => {
    const { status, body } = await caller.put('/profile').send(form);
    expect([status, body.message]).toEqual([200, 'Perfil guardado.']);
    expect(body.data).toMatchObject({ ...form, name: 'Laura Elena', revision: 2 });
    const row = await server.db('users').where({ id: laura }).first('search_key', 'birthday');
    expect(row).toMatchObject({ search_key: 'laura elena mendoza reyes laura@ruta.test', birthday: '1985-03-14' });
    expect((await caller.get('/me')).body.data.user).toMatchObject({ fullname: 'Laura Elena Mendoza Reyes' });
  });

  test('F02 what was saved meanwhile is not written over: 409 with how it stands', async () => {
    await caller.put('/profile').send(form);
    const { status, body } = await caller.put('/profile').send({ ...form, name: 'Otra' });
    expect([status, body.code, body.current.name]).toEqual([409, 'access.profile-stale', 'Laura Elena']);
  });

  test('B38 a zone that does not exist becomes UTC', async () => {
    const { body } = await caller.put('/profile').send({ ...form, timezone: 'America/Macondo' });
    expect(body.data.timezone).toBe('UTC');
  });

  test('B37 the birthday may be today on the person’s own calendar, and no later', async () => {
    server.clock.set('2026-11-21T05:00:00Z'); // still the 20th in Mexico City
    const send = (birthday: string | null, timezone = 'America/Mexico_City') =>
      caller.put('/profile').send({ ...form, birthday, timezone });
    expect((await send('2026-11-21')).body.errors).toEqual({ birthday: ['La fecha no puede ser posterior a hoy.'] });
    expect((await send('2026-11-20')).status).toBe(200);
    expect((await send('2026-11-21', 'UTC')).status).toBe(409); // the date is valid there, so only the revision is wrong
    server.clock.set('2026-11-20T18:00:00Z');
  });

  test.each([
    [{ name: '   ' }, 'name'],
    [{ surname: '' }, 'surname'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ birthday: '1899-12-31' }, 'birthday'],
    [{ birthday: '2026-02-30' }, 'birthday'],
    [{ sex: 'q' }, 'sex'],
    [{ locale: 'fr' }, 'locale'],
    [{ revision: '1' }, 'revision'],
  ])('B37 refuses %j', async (wrong, field) => {
    const { status, body } = await caller.put('/profile').send({ ...form, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test.each(['email', 'school_id', 'is_banned', 'verified_at', 'roles', 'password_hash', 'acting_role_id'])(
    'T13 refuses %s',
    async (column) => {
      const before = await server.db('users').where({ id: laura }).first();
      expect((await caller.put('/profile').send({ ...form, [column]: 1 })).status).toBe(422);
      expect(await server.db('users').where({ id: laura }).first()).toEqual(before);
    },
  );
});

describe('ACC-04 the photo', () => {
  const picture = () =>
    sharp({ create: { width: 800, height: 500, channels: 3, background: '#2f6fb0' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'a secret of the camera' } })
      .toBuffer();
  const upload = async (bytes?: Buffer, name = 'yo.jpg') =>
    caller.post('/profile/photo').attach('photo', bytes ?? (await picture()), name);

  test('is drawn anew as a small square without what the camera wrote, and may be kept by the browser', async () => {
    const { status, body } = await upload();
    expect(status).toBe(200);
    expect(body.data.photo).toMatch(/^\/api\/photos\/[\w-]{43}$/);
    expect((await caller.get('/me')).body.data.user.photo).toBe(body.data.photo);
    const file = await caller.get((body.data.photo as string).replace('/api', ''));
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const drawn = await sharp(file.body as Buffer).metadata();
    expect([drawn.width, drawn.height, drawn.exif]).toEqual([256, 256, undefined]);
    expect((file.body as Buffer).length).toBeLessThan(20_000);
  });

  test('another takes its place under another address, and nothing is left of the one before', async () => {
    const first = (await upload()).body.data.photo as string;
    const second = (await upload()).body.data.photo as string;
    expect(second).not.toBe(first);
    expect((await caller.get(first.replace('/api', ''))).status).toBe(404);
    const paths = (await server.db('user_photos').pluck('path')) as string[];
    expect(paths).toHaveLength(1);
    expect(await photoKeys(server.db)([...paths, 'f'.repeat(32)])).toEqual(paths);
  });

  test('is removed, twice if one likes, with its file', async () => {
    await upload();
    const [path = ''] = (await server.db('user_photos').pluck('path')) as string[];
    expect((await caller.delete('/profile/photo')).body.data.photo).toBeNull();
    expect((await caller.delete('/profile/photo')).status).toBe(200);
    expect(await server.store.open(path)).toBeNull();
  });

  test('T05 what is no photo is refused with its name, and nothing is kept', async () => {
    const { status, body } = await upload(Buffer.from('<svg onload="alert(1)"/>'), 'yo.svg.jpg');
    expect([status, body.errors]).toEqual([
      422,
      { photo: ['El archivo yo.svg.jpg no es una foto que aquí se acepte: JPG, PNG o WebP.'] },
    ]);
    expect((await upload(Buffer.concat([await picture(), Buffer.alloc(6_000_000)]))).status).toBe(422);
    expect(await server.db('user_photos').pluck('path')).toEqual([]);
  });

  test('nobody sees it without being signed in', async () => {
    const photo = ((await upload()).body.data.photo as string).replace('/api', '');
    expect((await callerOf(server.app).get(photo)).status).toBe(401);
  });
});
