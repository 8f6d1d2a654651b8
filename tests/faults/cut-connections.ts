import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, layWorld, plan, startCore } from './core';
import type { Place } from './databases';
import type { Outcome } from './outcome';

const CUT = 0.3;
const AT_ONCE = 10;

/** F06: three of ten answers are lost after the work is done. Repeats under the same key create one visit each. */
export async function cutConnections(place: Place, count: number): Promise<Outcome> {
  const world = await layWorld(place);
  const core = await startCore(place);
  const proxy = await cuttingProxy(core.url);
  try {
    let cuts = 0;
    let waits = 0;
    const create = async (n: number) => {
      for (;;) {
        const asked = { method: 'POST', body: plan(world, `Visita ${n}`), key: `fault-06-visit-${n}` };
        const answer = await ask(`${proxy.url}/schools/visits`, world, asked).catch(() => null);
        if (answer?.status === 201) return;
        if (answer === null) cuts += 1;
        else if (answer.body.code === 'request.in-flight') waits += 1;
        else throw new Error(`Answered ${answer.status} ${answer.body.code ?? ''}`);
        await pause(20);
      }
    };
    const queue = Array.from({ length: count }, (_, n) => n);
    const worker = async () => {
      for (let n = queue.pop(); n !== undefined; n = queue.pop()) await create(n);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));

    const db = place.open();
    const rows = (await db('school_visits').pluck('objective')) as string[];
    await db.destroy();
    const different = new Set(rows).size;
    return {
      count: `${cuts} cuts`,
      acknowledged: count,
      lost: count - different,
      figures: `${count} creates, ${rows.length} visits, ${waits} told to wait`,
      wrong: [
        ...(rows.length === count && different === count ? [] : [`${rows.length} rows, ${different} different`]),
        ...(cuts > 0 ? [] : ['nothing was cut']),
      ],
    };
  } finally {
    await proxy.close();
    await core.stop();
  }
}

/** A proxy that forwards requests and drops some of the answers. */
async function cuttingProxy(target: string) {
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const { authorization = '', 'idempotency-key': key } = req.headers;
      fetch(new URL(req.url ?? '', target), {
        method: req.method ?? 'GET',
        headers: {
          authorization,
          'content-type': 'application/json',
          ...(typeof key === 'string' ? { 'idempotency-key': key } : {}),
        },
        body: Buffer.concat(chunks),
      })
        .then(async (answer) => {
          const text = await answer.text();
          if (Math.random() < CUT) return res.destroy();
          return res.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
        })
        .catch(() => res.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
