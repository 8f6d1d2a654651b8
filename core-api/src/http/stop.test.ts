import { Agent, createServer, get, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { stoppable } from './stop';

/** A server whose answers to `/held` wait for `release`. `onSlow` runs while it works on a request for `/slow`. */
async function serving(onSlow = () => {}) {
  const held: ServerResponse[] = [];
  const server = createServer((req, res) => {
    if (req.url === '/held') return void held.push(res);
    if (req.url === '/slow') onSlow();
    const until = Date.now() + (req.url === '/slow' ? 10 : 0);
    while (Date.now() < until); // the server is busy
    res.end('ok');
  });
  const stop = stoppable(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = (path = '/') =>
    new Promise<unknown>((resolve) => {
      // By address: names are looked up one after the other, and late ones would not have arrived before the stop.
      get({ host: '127.0.0.1', port, path, agent }, (res) =>
        res.resume().on('end', () => resolve([res.statusCode, res.headers.connection])),
      ).on('error', (error) => resolve(error.message));
    });
  return { server, port, ask, stop, held, release: () => held.forEach((res) => res.end('ok')), agent };
}

const fifty = (told: unknown) => Array.from({ length: 50 }, () => told);

describe('stopping', () => {
  test('F10 answers what kept-alive connections have sent before, and closes them with the answer', async () => {
    const { server, ask, stop, agent } = await serving();
    expect(await Promise.all(fifty('/').map(() => ask()))).toEqual(fifty([200, 'keep-alive']));
    const [early, late] = [fifty('/').slice(25), fifty('/').slice(25)];
    const answers = early.map(() => ask());
    await new Promise((sent) => process.nextTick(sent)); // on their way, not read yet
    const stopped = stop();
    while (server.listening) await new Promise(setImmediate);
    // On the other connections, as by clients that do not know of the stop.
    answers.push(...late.map(() => ask()));
    expect(await Promise.all(answers)).toEqual(fifty([200, 'close']));
    await stopped;
    agent.destroy();
  });

  test('F10 answers what has arrived at a busy server that has not accepted its connection', async () => {
    let stopped: Promise<void> | undefined;
    const { ask, stop, agent } = await serving(() => void (stopped ??= stop()));
    const told = await Promise.all(fifty('/slow').map(() => ask('/slow')));
    expect(told.filter((answer) => typeof answer === 'string')).toEqual([]);
    expect(told.at(-1)).toEqual([200, 'close']);
    await stopped;
    agent.destroy();
  });

  test('F10 an answer to a request that has begun says that its connection closes', async () => {
    const { port, ask, stop, held, release, agent } = await serving();
    const answer = ask('/held');
    while (held.length === 0) await new Promise(setImmediate);
    const stopped = stop();
    release();
    expect(await answer).toEqual([200, 'close']);
    await stopped;
    const refused = await new Promise((resolve) => connect(port, '127.0.0.1').on('error', resolve));
    expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
    agent.destroy();
  });

  test('F10 connections without a request are closed', async () => {
    const { ask, stop, agent } = await serving();
    expect(await ask()).toEqual([200, 'keep-alive']);
    await expect(stop()).resolves.toBeUndefined();
    agent.destroy();
  });
});
