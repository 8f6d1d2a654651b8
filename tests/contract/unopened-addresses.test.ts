import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints, fieldsOf, nameOf, requestTo } from '../kit/requests';
import { roleFor } from '../kit/role-for';
import { twoSchools, type TwoSchools } from '../kit/two-schools';

/** Long enough for a connection that a reply does not wait for. */
const AFTERWARDS_MS = 300;

/** Ways to write the address of this machine, in which servers that open typed addresses have been caught. */
const spellings = (port: number): string[] => {
  const hosts = [
    ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.0.0.1.', '0.0.0.0', '127.0.1'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[0:0:0:0:0:0:0:1]', 'localhost', 'LOCALHOST', 'localhost.'],
    ...['vimeo.com@127.0.0.1', 'vimeo.com%40127.0.0.1', '127.0.0.1\\@vimeo.com', '１２７.0.0.1', '①②⑦.0.0.1'],
  ];
  return [
    ...hosts.map((host) => `https://${host}:${String(port)}/medias/canary`),
    ...['http', 'ftp', 'gopher', 'ws'].map((scheme) => `${scheme}://127.0.0.1:${String(port)}/medias/canary`),
    `//127.0.0.1:${String(port)}/medias/canary`,
  ];
};

/** Of this machine; not every one has IPv6. */
const LOOPBACKS = ['127.0.0.1', '::1'].filter((host) =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === host)),
);

let world: TwoSchools;
const canaries: Server[] = [];
let connections = 0;
let port = 0;

beforeAll(async () => {
  world = await twoSchools();
  const listening = async (host: string, at: number) => {
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    server.listen({ host, port: at, ipv6Only: host === '::1' });
    await once(server, 'listening');
    return server;
  };
  for (const host of LOOPBACKS) {
    const canary = await listening(host, port);
    canaries.push(canary);
    ({ port } = canary.address() as AddressInfo); // a server that listens on a port has one
  }
});
afterAll(async () => {
  for (const canary of canaries) canary.close();
  await world.server.stop();
});

const taking = endpoints.filter(({ method, body }) => method !== 'get' && fieldsOf(body).includes('url'));

test('T07 the calls that take an address are known, and the canary notices who opens it', async () => {
  expect(taking.map(nameOf).length).toBeGreaterThanOrEqual(8);
  for (const host of LOOPBACKS) {
    const socket = connect({ host, port });
    await once(socket, 'close');
  }
  expect(connections).toBe(LOOPBACKS.length);
  connections = 0;
});

test.each(taking.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  'T07 PIL-01 OTH-01 OTH-02 PFP-01 %s opens no address that somebody typed',
  async (_, endpoint) => {
    const role = roleFor(endpoint);
    const caller = await world.as(role);
    const { path, query, body } = requestTo(endpoint, await world.own(role, endpoint));
    const answers: number[] = [];
    for (const url of spellings(port)) {
      const { status } = await caller[endpoint.method](path)
        .query(query)
        .send({ ...body, url });
      answers.push(status);
    }
    await pause(AFTERWARDS_MS);
    expect(answers.filter((status) => status >= 500)).toEqual([]);
    expect(connections).toBe(0);
  },
);
