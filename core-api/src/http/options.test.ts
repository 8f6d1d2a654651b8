import request from 'supertest';
import { testServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.stop());

test('B62 OPTIONS is answered with the methods that the address takes, to anybody', async () => {
  const res = await request(server.app).options('/api/schools/visits/7');
  expect(res.status).toBe(204);
  expect(res.get('Allow')).toBe('DELETE, GET, HEAD, OPTIONS, PUT');
  expect(res.text).toBe('');
});

test.each(['/api/nowhere', '/api', '/internal/batch'])(
  'B62 OPTIONS of %s, where there is no call, is refused',
  async (path) => {
    const res = await request(server.app).options(path);
    expect([403, 404]).toContain(res.status);
    expect(res.body).toMatchObject({ error: true });
  },
);
