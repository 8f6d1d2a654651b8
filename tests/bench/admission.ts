import { ask } from './kit/ask';
import { median } from './kit/measure';
import type { Server } from './kit/servers';
import { fixed, type Line } from './kit/table';

interface AdmissionGround {
  core: Server;
  world: { token: string };
  /** Number of statements that have reached the database. */
  asked: () => Promise<number>;
}

const REQUESTS = 400;
const COUNTED = 10;

/**
 * The cost of admission: a call that reads nothing itself, with and without a session, in turns. The first call of a
 * minute also writes the session's last use; the median ignores it.
 */
export async function admission({ core, world, asked }: AdmissionGround): Promise<Line[]> {
  const url = `${core.url}/api/server-time`;
  const took = async (token?: string) => {
    const began = performance.now();
    await (token === undefined ? fetch(url).then((res) => res.json()) : ask(url, token));
    return performance.now() - began;
  };
  const known: number[] = [];
  const stranger: number[] = [];
  for (let at = 0; at < REQUESTS; at += 1) {
    known.push(await took(world.token));
    stranger.push(await took());
  }
  const counts: number[] = [];
  for (let at = 0; at < COUNTED; at += 1) {
    const before = await asked();
    await took(world.token);
    counts.push((await asked()) - before - 1); // the count itself is one statement
  }
  const [mine, nobody] = [median(known), median(stranger)];
  return [
    { what: 'admission', value: median(counts), aim: 1, better: 'less', unit: 'queries a request' },
    {
      ...{ what: 'admission', value: mine - nobody, aim: 1, better: 'less', unit: 'ms a request, median' },
      note: `${fixed(mine)} ms with a session, ${fixed(nobody)} ms without`,
    },
  ];
}
