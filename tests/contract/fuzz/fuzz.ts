import { ROLE_CODES, type Endpoint, type RoleCode } from '@ruta/contracts';
import * as fc from 'fast-check';
import { callerOf, type Caller } from '../../../core-api/src/testing/server';
import { endpoints, nameOf, requestTo } from '../../kit/requests';
import { twoSchools, type TwoSchools } from '../../kit/two-schools';
import { LEAKS } from '../hostile';
import { requestsOf, type Fuzzed } from './requests-of';

/** What the requests leave in a world changes what the next ones meet; after so many it is a new one. */
const ROUND = 1_000;

export interface Fuzzing {
  /** How many requests got each status. */
  counts: Map<number, number>;
  /** Requests that failed, each with what is needed to repeat it. */
  failures: string[];
}

const CALLERS = [...ROLE_CODES, null];
/** A prime: with this step the requests meet every endpoint with every role, and any few of them most of both. */
const STEP = 7919;

/** The endpoint and the role of a request; null is nobody. */
function pairAt(at: number): readonly [Endpoint, RoleCode | null] {
  const pair = (at * STEP) % (endpoints.length * CALLERS.length);
  return [endpoints[pair % endpoints.length] as Endpoint, CALLERS[Math.floor(pair / endpoints.length)] ?? null]; // within both lists by the remainders
}

/** Sends so many random requests, spread over all endpoints and roles. The same seed sends the same. */
export async function fuzz({ requests, seed }: { requests: number; seed: number }): Promise<Fuzzing> {
  const counts = new Map<number, number>();
  const failures: string[] = [];
  for (let from = 0; from < requests; from += ROUND) {
    const world = await twoSchools();
    try {
      await round(world, { from, to: Math.min(from + ROUND, requests) });
    } finally {
      await world.server.stop();
    }
  }
  return { counts, failures };

  async function round(world: TwoSchools, { from, to }: { from: number; to: number }) {
    const callers = new Map<RoleCode | null, Caller>();
    for (let at = from; at < to; at += 1) {
      const [endpoint, role] = pairAt(at);
      const sent = await requestFor(world, endpoint, role, seed + at);
      const caller = callers.get(role) ?? (role === null ? callerOf(world.server.app) : await world.as(role));
      callers.set(role, caller);
      const { status, text } = await send(caller, endpoint, sent);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      // A call may have ended the session; the next one has another.
      if (status === 401) callers.delete(role);
      if (status >= 500 || status === 0 || LEAKS.test(text))
        failures.push(`seed ${seed}, request ${at}: ${shown(endpoint, role, sent)}\n  ${status} ${text.slice(0, 300)}`);
    }
  }
}

async function requestFor(world: TwoSchools, endpoint: Endpoint, role: RoleCode | null, seed: number): Promise<Fuzzed> {
  const own = requestTo(endpoint, await world.own(role ?? 'COACH', endpoint));
  const arbitrary = requestsOf(endpoint, own, requestTo(endpoint, world.foreign));
  const [sent] = fc.sample(arbitrary, { seed, numRuns: 1 });
  if (!sent) throw new Error('fast-check sampled nothing');
  return sent;
}

/** The status and text of the answer; the status 0 if there was none. */
async function send(caller: Caller, { method }: Endpoint, { path, query, headers, body }: Fuzzed) {
  const asked = caller[method](path).query(query).set(headers).timeout(20_000);
  if (body)
    void asked
      // Sent unchanged; superagent would serialize bytes as JSON.
      .serialize((bytes: unknown) => bytes as string)
      .send(body as unknown as string);
  try {
    const { status, text } = await asked;
    return { status, text };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

const shown = (endpoint: Endpoint, role: RoleCode | null, { path, query, headers, body }: Fuzzed) =>
  `${role ?? 'nobody'} ${nameOf(endpoint)}: ${path}?${query} ${JSON.stringify(headers)} ${body?.toString().slice(0, 2_000) ?? ''}`;
