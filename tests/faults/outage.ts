import { setTimeout as pause } from 'node:timers/promises';
import type { MariadbServer } from '../../scripts/mariadb.mjs';
import { ask, layWorld, startCore, type Core, type World } from './core';
import type { Place } from './databases';
import { muchLater, type Outcome } from './outcome';

const EVERY_MS = 50;
/** Stated limits in ms: an answer during an outage, the first success after it, an answer while the server hangs. */
const GONE_ANSWER_MS = 3_500;
const BACK_MS = 2_000;
const HUNG_ANSWER_MS = 12_500;

interface Seen {
  at: number;
  status: number;
  ms: number;
  retryAfter: string | null;
}

/**
 * F08: the database server is killed and away for a while. Answers are quick and correct, and service resumes by
 * itself.
 */
export async function databaseGone(place: Place, server: MariadbServer, seconds: number): Promise<Outcome> {
  const world = await layWorld(place);
  const core = await startCore(place);
  try {
    const reader = readSteadily(core, world);
    await pause(1_000);
    await server.kill();
    const gone = Date.now();
    const ready = await fetch(core.url.replace('/api', '/readyz'));
    const live = await fetch(core.url.replace('/api', '/healthz'));
    await pause(seconds * 1_000 - (Date.now() - gone));
    const starting = Date.now();
    await server.start();
    const back = Date.now();
    await reader.seesGood(back, 3 * BACK_MS);
    const seen = await reader.stop();

    // Sent and answered during the outage. A request shortly before the restart may still succeed.
    const meanwhile = seen.filter(({ at, ms }) => at > gone + 100 && at + ms < starting);
    const first = seen.find(({ at, status }) => at >= back && status === 200);
    const returned = first ? first.at + first.ms - back : Infinity;
    const slowest = Math.max(...seen.map(({ ms }) => ms));
    const count = (status: number) => seen.filter((answer) => answer.status === status).length;
    const strange = seen.filter(({ status }) => status !== 200 && status !== 503);
    return {
      count: `${seconds} s away`,
      figures: `${count(200)}×200, ${count(503)}×503, slowest ${slowest} ms, back after ${returned} ms`,
      wrong: [
        ...(strange.length > 0 ? [`answered ${[...new Set(strange.map(({ status }) => status))].join(', ')}`] : []),
        ...(meanwhile.length > 0 && meanwhile.every(({ status }) => status === 503)
          ? []
          : ['answered without a database']),
        ...(seen.some(({ status, retryAfter }) => status === 503 && !retryAfter) ? ['a 503 without Retry-After'] : []),
        ...muchLater(slowest, GONE_ANSWER_MS, 'an answer took'),
        ...muchLater(returned, BACK_MS, 'back after'),
        ...(ready.status === 503 && live.status === 200 ? [] : [`ready ${ready.status}, live ${live.status}`]),
      ],
    };
  } finally {
    await core.stop();
  }
}

/** F09: the database server hangs with open connections. Requests time out, and afterwards service resumes. */
export async function databaseHangs(place: Place, server: MariadbServer, seconds: number): Promise<Outcome> {
  const world = await layWorld(place);
  const core = await startCore(place);
  try {
    await ask(`${core.url}/me`, world);
    server.freeze();
    const asked = Array.from({ length: 20 }, async () => ask(`${core.url}/me`, world));
    await pause(seconds * 1_000);
    server.thaw();
    const answers = await Promise.all(asked);
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const after = await ask(`${core.url}/me`, world);
    return {
      count: `${seconds} s still`,
      figures: `${answers.filter(({ status }) => status === 503).length} of 20 told 503, slowest ${slowest} ms`,
      wrong: [
        ...(answers.every(({ status }) => status === 503) ? [] : ['answered from a server that stood still']),
        ...muchLater(slowest, HUNG_ANSWER_MS, 'an answer took'),
        ...(after.status === 200 ? [] : [`afterwards ${after.status}`]),
      ],
    };
  } finally {
    server.thaw();
    await core.stop();
  }
}

/** Calls `/me` twenty times a second. */
function readSteadily(core: Core, world: World) {
  const asked: Promise<Seen>[] = [];
  let lastGood = 0;
  const timer = setInterval(() => {
    const at = Date.now();
    asked.push(
      ask(`${core.url}/me`, world, { close: false }).then(
        ({ status, ms, headers }) => {
          if (status === 200) lastGood = Math.max(lastGood, at);
          return { at, status, ms, retryAfter: headers.get('retry-after') };
        },
        () => ({ at, status: 0, ms: Date.now() - at, retryAfter: null }),
      ),
    );
  }, EVERY_MS);
  return {
    /** Waits, within a limit, for a successful answer to a request sent after `after`. */
    seesGood: async (after: number, patienceMs: number) => {
      const until = Date.now() + patienceMs;
      while (lastGood < after && Date.now() < until) await pause(EVERY_MS);
    },
    stop: () => {
      clearInterval(timer);
      return Promise.all(asked);
    },
  };
}
