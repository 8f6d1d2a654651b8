import request from 'supertest';
import { testServer, type TestServer } from '../testing/server';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.stop());

test('API-02 the description of the calls is for whoever is signed in', async () => {
  expect((await request(server.app).get('/api/openapi.json')).status).toBe(401);
  const person = await server.as(await server.world.person('COACH'));
  const res = await person.get('/openapi.json');
  expect(res.status).toBe(200);
  expect(res.body).toMatchObject({ openapi: '3.1.0', paths: { '/api/openapi.json': { get: {} } } });
});
