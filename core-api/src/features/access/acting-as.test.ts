import request from 'supertest';
import { INTERNAL_SECRET, testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let patricia = 0;
let laura = 0;

beforeAll(async () => {
  server = await testServer();
  patricia = await server.world.person('COACH');
  laura = await server.world.person('COACH');
});
afterAll(() => server.stop());

const localeOf = (id: number) => server.db('users').where({ id }).first('locale');
const change = async (named: string | undefined) => {
  const asked = (await server.as(laura)).put('/me/locale').send({ locale: 'en' });
  return named === undefined ? asked : asked.set('X-Acting-As', named);
};
const refused = { code: 'access.other-person', error: true };

describe('ACC-06 a page of somebody else', () => {
  test.each([
    ['another person', () => `${patricia}:COACH`],
    ['another role', () => `${laura}:DIR`],
    ['nobody that there is', () => 'nobody'],
  ])('ACC-06 of %s changes nothing', async (_, named) => {
    const before = await localeOf(laura);
    const answer = await change(named());
    expect([answer.status, answer.body]).toMatchObject([409, refused]);
    expect(await localeOf(laura)).toEqual(before);
    expect(answer.body.message).toBe(
      'En este navegador ya está otra persona o un rol distinto. No se hizo ningún cambio.',
    );
  });

  test('ACC-06 reads nothing either, alone or in a screen', async () => {
    const asked = (await server.as(laura)).get('/me');
    const token = asked.get('Authorization');
    expect((await asked.set('X-Acting-As', `${patricia}:COACH`)).status).toBe(409);
    const screen = await request(server.app)
      .post('/internal/batch')
      .set({
        'X-Internal-Secret': INTERNAL_SECRET,
        Authorization: token,
        'X-Acting-As': `${patricia}:COACH`,
      })
      .send({ calls: ['/api/me'] });
    expect([screen.status, screen.body]).toMatchObject([409, refused]);
  });

  test('ACC-06 takes no upload, and keeps no file of it', async () => {
    const photos = () => server.db('user_photos').where({ user_id: laura });
    const before = await photos();
    const answer = await (
      await server.as(laura)
    )
      .post('/profile/photo')
      .set('X-Acting-As', `${patricia}:COACH`)
      .attach('photo', Buffer.from('not even a picture'), 'yo.jpg');
    expect([answer.status, answer.body]).toMatchObject([409, refused]);
    expect(await photos()).toEqual(before);
  });

  test('ACC-06 DPI-02 begins no sheet of the diagnostic, and neither answers nor ends one', async () => {
    const teacher = await server.world.person('PROF', { school_id: await server.world.school() });
    const caller = await server.as(teacher);
    const sheets = () => server.db('dpi_submissions').where({ user_id: teacher });
    const before = await sheets();
    const named = `${patricia}:COACH`;
    for (const asked of [
      caller.post('/schools/dpi/start').send({ time_factor: 1 }),
      caller.post('/schools/dpi/answers').send({ submission_id: 1, question_id: 1, option_id: 1, elapsed_ms: 4000 }),
      caller.put('/schools/dpi/finish').send({ submission_id: 1 }),
    ]) {
      const answer = await asked.set('X-Acting-As', named);
      expect([answer.status, answer.body]).toMatchObject([409, refused]);
    }
    expect(await sheets()).toEqual(before);
  });

  test('API-01 ACC-06 the same person and role are accepted, and so is a caller that names nobody', async () => {
    expect((await change(`${laura}:COACH`)).status).toBe(200);
    expect((await change(undefined)).status).toBe(200);
  });
});
