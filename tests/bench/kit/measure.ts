import autocannon from 'autocannon';
import type { Server } from './servers';

/** Requests: paths in turn, with the same headers. */
export interface Load {
  /** The servers whose processor time counts. */
  servers: readonly Server[];
  url: string;
  paths: readonly string[];
  headers: Record<string, string>;
  connections: number;
}

export interface Figures {
  /** Rounds through all paths, per second. */
  perSecond: number;
  /** Milliseconds per round on one connection. */
  ms: number;
  /** Processor time of the servers per round, in ms. */
  cpuMs: number;
}

export interface Pace {
  seconds: number;
  rounds: number;
}

const cpuOf = (servers: readonly Server[]) => servers.reduce((sum, server) => sum + server.cpu(), 0);

/** Longest turn in seconds, for an overloaded machine on which a normal turn has no answer. */
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
  // autocannon checks the clock once a second, so measure the real duration.
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

/** Seconds of warm-up, until the engine has compiled the code; ours is larger than the reference's. */
const WARM_SECONDS = 8;

async function warm({ url, connections, headers, paths }: Load): Promise<void> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }));
  await autocannon({ url, connections, duration: WARM_SECONDS, requests });
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The value that this part of the values, 0 to 1, does not exceed: 0.95 for p95. */
export const share = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? NaN;

/**
 * Runs two loads in short turns with alternating order, so that a disturbance affects both. Ratios are medians of the
 * turns' ratios.
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
