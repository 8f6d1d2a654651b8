import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, layWorld, plan, startCore, type World } from './core';
import type { Place } from './databases';
import { muchLater, type Outcome } from './outcome';

const IN_FLIGHT = 20;
const STOP_MS = 10_000;

/** F10: core-api is stopped during requests on open connections. It completes them and exits. */
export async function gracefulStops(place: Place, times: number): Promise<Outcome> {
  const world = await layWorld(place);
  let finished = 0;
  let slowest = 0;
  const wrong: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const core = await startCore(place);
    const idle = new Agent({ keepAlive: true });
    await new Promise((resolve) =>
      request(`${core.url}/server-time`, { agent: idle }, (res) => res.resume().on('end', resolve)).end(),
    );
    const begun = await Promise.all(
      Array.from({ length: IN_FLIGHT }, (_, n) => begin(core.url, world, plan(world, `Vida ${time} visita ${n}`))),
    );
    // The server has begun to read each request; it is stopped before they end.
    const told = Date.now();
    const stopped = core.stop();
    const answers = await Promise.all(begun.map((finish) => finish()));
    const code = await stopped;
    slowest = Math.max(slowest, Date.now() - told);
    const good = answers.filter((answer) => answer === 201).length;
    finished += good;
    if (good !== IN_FLIGHT) wrong.push(`instead of 201: ${[...new Set(answers)].join(', ')}`);
    if (code !== 0) wrong.push(`ended with ${String(code)}`);
    const refused = await ask(`${core.url}/me`, world).catch(() => null);
    if (refused) wrong.push('still answers');
    idle.destroy();
    await pause(10);
  }
  wrong.push(...muchLater(slowest, STOP_MS, 'took'));
  return {
    count: `${times} stops`,
    acknowledged: finished,
    lost: times * IN_FLIGHT - finished,
    figures: `of ${times * IN_FLIGHT} in flight, slowest ${slowest} ms`,
    wrong,
  };
}

/**
 * Sends a visit without its last byte and waits until the server reads it. Returns a function that sends that byte and
 * resolves to the status, or the error.
 */
function begin(url: string, { token }: World, visit: object): Promise<() => Promise<number | string>> {
  return new Promise((resolve) => {
    const body = JSON.stringify(visit);
    const asked = request(`${url}/schools/visits`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    const status = new Promise<number | string>((answered) => {
      asked.on('response', (res) => res.resume().on('end', () => answered(res.statusCode ?? 0)));
      asked.on('error', (error) => answered(error.message));
    });
    asked.flushHeaders();
    asked.on('continue', () =>
      asked.write(body.slice(0, -1), () => resolve(() => (asked.end(body.slice(-1)), status))),
    );
  });
}

/**
 * F20: a second server on the same SQLite file exits with a message; the first goes on. A killed server leaves no lock.
 */
export async function secondServer(place: Place): Promise<Outcome> {
  const world = await layWorld(place);
  const wrong: string[] = [];
  const first = await startCore(place);
  const refusal = await startCore(place).then(
    async (second) => {
      await second.stop();
      return '';
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (!refusal.includes('Another Ruta is running')) wrong.push(refusal || 'two servers ran');
  if ((await ask(`${first.url}/me`, world)).status !== 200) wrong.push('the first was disturbed');
  await first.kill();
  const heir = await startCore(place);
  if ((await ask(`${heir.url}/me`, world)).status !== 200) wrong.push('the next start failed');
  await heir.stop();
  return { count: '1 kill', figures: 'turned away; starts again after a kill', wrong };
}
