import dns from 'node:dns';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { CatalogueContent, CataloguePlan } from '@ruta/contracts/pfp/catalogue.schema';
import type { FormationPlan } from '@ruta/contracts/pfp/pfp.schema';
import { relayOf } from '../../testing/relay';
import { testServer, type TestServer } from '../../testing/server';
import { FORM } from './pfp.testing';

/** Long enough for a connection that a reply does not wait for. */
const AFTERWARDS_MS = 300;
/** This machine, in spellings that servers which open typed addresses have taken for somewhere else. */
const HOSTS = ['127.0.0.1', '127.1', '2130706433', '0x7f000001', '[::ffff:127.0.0.1]', 'localhost', 'gob.mx@127.0.0.1'];
const OUTSIDE = 'www.gob.mx';

let server: TestServer;
let connections = 0;
const canary = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
const dataOf = <T>(reply: { body: { data: T } }) => reply.body.data;

beforeAll(async () => {
  server = await testServer();
  await server.world.cycle();
  canary.listen(0, '127.0.0.1');
  await once(canary, 'listening');
});
afterAll(async () => {
  jest.restoreAllMocks();
  canary.close();
  await server.stop();
});

test('T07 PFP-01 the server opens no link of a plan: not when it is kept, published, told or read', async () => {
  const { port } = canary.address() as AddressInfo; // a server that listens on a port has one
  const knock = connect(port, '127.0.0.1');
  await once(knock, 'close');
  expect(connections).toBe(1);

  const admin = await server.as(await server.world.person('ADMIN'));
  const reader = await server.as(await server.world.person('PROF', { school_id: await server.world.school() }));
  const { id } = dataOf<CataloguePlan>(await admin.post('/formation-plans').send(FORM).expect(201));
  const add = (url: string) =>
    admin.post(`/formation-plans/${id}/links`).send({ name: 'Programas', required: false, url });
  for (const host of HOSTS) {
    const { status, body } = await add(`https://${host}:${port}/canary`);
    expect([host, status, Object.keys(body.errors ?? {})]).toEqual([host, 422, ['url']]);
  }
  // Nobody may look for the address of one that is kept.
  const lookup = jest.spyOn(dns, 'lookup');
  const links = [dataOf<CatalogueContent>(await add(`https://${OUTSIDE}/sep`).expect(201))];
  const { plan } = dataOf<{ plan: CataloguePlan }>(await admin.get(`/formation-plans/${id}`));
  await admin.post(`/formation-plans/${id}/publish`).send({ revision: plan.revision }).expect(200);
  await relayOf(server).run();
  const read = dataOf<FormationPlan>(await reader.get(`/schools/pfp/formation-plans/${id}`).expect(200));
  expect(read.contents.map(({ url }) => url)).toEqual(links.map(({ url }) => url));
  for (const link of links) expect((await reader.get(`/schools/pfp/contents/${link.id}`)).status).toBe(404);
  await reader.put(`/schools/pfp/formation-plans/${id}/consulted`).send({}).expect(200);
  await pause(AFTERWARDS_MS);
  expect(lookup.mock.calls.map(([host]) => host)).not.toContain(OUTSIDE);
  expect(connections).toBe(1);
});
