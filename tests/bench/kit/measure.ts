import autocannon from 'autocannon';
import type { Server } from './servers';

/** What to ask: addresses in turn, each with the same headers. */
export interface Load {
  /** Whose processor time counts. */
  servers: readonly Server[];
  url: string;
  paths: readonly string[];
  headers: Record<string, string>;
  connections: number;
}

export interface Figures {
  /** Rounds through all paths per second. */
  perSecond: number;
  /** Milliseconds for a round, on one connection. */
  ms: number;
  /** Milliseconds of the servers' processor time for a round. */
  cpuMs: number;
}

export interface Pace {
  seconds: number;
  rounds: number;
}

const cpuOf = (servers: readonly Server[]) => servers.reduce((sum, server) => sum + server.cpu(), 0);

/** A machine that has too much to do answers nothing in some turns: those take longer. */
const SECONDS_MAX = 20;

async function run(load: Load, seconds: number): Promise<Figures> {
  const { servers, url, paths, headers, connections } = load;
  const before = cpuOf(servers);
  const began = performance.now();
  const { requests, non2xx, errors, timeouts } = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({ method: 'GET' as const, path, headers })),
  });
  // It looks at the clock once a second: what it took is not what was asked for.
  const elapsed = performance.now() - began;
  const failed = non2xx + errors + timeouts;
  if (failed > 0) throw new Error(`${String(failed)} of ${url}${paths[0] ?? ''} failed`);
  const rounds = requests.total / paths.length;
  if (rounds < 1 && seconds < SECONDS_MAX) return run(load, seconds * 2);
  if (rounds < 1) throw new Error(`${url}${paths[0] ?? ''} answered nothing in ${String(seconds)} s`);
  return {
    perSecond: (rounds * 1000) / elapsed,
    ms: (elapsed * connections) / rounds,
    cpuMs: ((cpuOf(servers) - before) * 1000) / rounds,
  };
}

/** So long nothing is measured: by then the engine has compiled what the requests need, more of ours than of a reference. */
const WARM_SECONDS = 8;

async function warm({ url, connections, headers, paths }: Load): Promise<void> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }));
  await autocannon({ url, connections, duration: WARM_SECONDS, requests });
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Runs two loads in short turns, each time the other one first, so that what disturbs one disturbs the other too. The
 * ratios are medians of the turns' own ratios.
 */
export async function paired(ours: Load, other: Load, { seconds, rounds }: Pace) {
  await warm(ours);
  await warm(other);
  const pairs: { ours: Figures; other: Figures }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) pairs.push({ ours: await run(ours, seconds), other: await run(other, seconds) });
    else {
      const theirs = await run(other, seconds);
      pairs.push({ ours: await run(ours, seconds), other: theirs });
    }
  }
  return {
    ratio: (key: keyof Figures) => median(pairs.map((pair) => pair.ours[key] / pair.other[key])),
    ours: (key: keyof Figures) => median(pairs.map((pair) => pair.ours[key])),
    other: (key: keyof Figures) => median(pairs.map((pair) => pair.other[key])),
  };
}
