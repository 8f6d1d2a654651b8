import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '@ruta/contracts';
import type { Knex } from 'knex';
import { refusalCodes } from '../../core-api/src/http/openapi';
import type { RaceRecord, RecordRows, Side } from '../../core-api/src/testing/races';
import { nameOf, requestTo, type Ids } from '../kit/requests';
import { areApart, difference, lawfulEnds, type Ends } from './ends';
import { tidy } from './rows';
import { newKey, type Reply, type Ring } from './ring';
import type { Pair } from './rooms';

/** How often a pair meets, over all states in which it does. */
export const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 4);
/** The same for two calls that change different rows, in one state: only what they judged by can be over. */
const ROUNDS_APART = Math.ceil(ROUNDS / 4);
/** In how many of the states in which it may. */
const STATES_MAX = 2;
/** By how much one call comes later, in ms: at once, then each of the two by each of these. */
const DELAYS = [0, 1, 2, 0, 4];

/**
 * What a round may show:
 * - failed: a 5xx
 * - undeclared: a refusal that the contract of the call does not name
 * - no-order: rows that no order of the acknowledged calls leaves
 * - overwritten: both acknowledged over one revision (law 6)
 * - both-refused: both refused where one alone succeeds
 * - broken: a sentence of the room that does not hold
 * - never-met: of a record that a room declares, neither call succeeds alone in any of its states, so nothing was raced
 */
export type Fault = 'failed' | 'undeclared' | 'no-order' | 'overwritten' | 'both-refused' | 'broken' | 'never-met';

/** How often each fault was seen, with what was seen first. */
export type Seen = Map<Fault, { count: number; example: string }>;

const isDone = (reply: Reply | null | undefined) => reply !== null && reply !== undefined && reply.status < 300;
const told = ({ status, code, text }: Reply) => `${status} ${code ?? (status < 300 ? '' : text)}`.trim();

/** Races the pairs of a record. One at a time: the log and the outbox belong to the round that is running. */
export function raceOf(ring: Ring, record: RaceRecord) {
  const { world } = ring;
  const { db } = world.server;
  const isAlone = new Map<string, Promise<boolean>>();
  const untouched = new Map<string, string>();

  const begin = async (state: string) => {
    const stage = await (record.states[state] ?? absent)({ ...world.place(), world: world.server.world });
    const [last] = await ring.read([
      'select (select max(id) from audit_log) as log, (select max(id) from outbox) as outbox',
    ]);
    const { log, outbox } = last?.[0] as { log: number | null; outbox: number | null };
    const look = async () => {
      const asked: Record<string, Knex.QueryBuilder> = {
        ...record.rows(db, stage),
        log: db('audit_log')
          .where('id', '>', log ?? 0)
          .select('action'),
        outbox: db('outbox')
          .where('id', '>', outbox ?? 0)
          .select('kind'),
      };
      const found = await ring.read(Object.values(asked).map((query) => query.toQuery()));
      const rows: RecordRows = Object.fromEntries(
        Object.keys(asked).map((name, at) => [name, tidy(found[at] ?? [], stage.facts)]),
      );
      const text = JSON.stringify(rows);
      return { rows, text };
    };
    return { stage, look };
  };
  type Begun = Awaited<ReturnType<typeof begin>>;

  const sender = ({ calls, isRepeated }: Pair, { stage }: Begun) => {
    const key = isRepeated ? newKey() : undefined;
    return (at: 0 | 1) => ring.send(calls[at], record, stage, isRepeated ? 1 : ((at + 1) as Side), key);
  };

  /** Whether a call succeeds in a state when nobody else is there. */
  const succeeds = (endpoint: Endpoint, state: string): Promise<boolean> => {
    const key = `${state} ${nameOf(endpoint)}`;
    const known = isAlone.get(key);
    if (known) return known;
    const asked = begin(state).then(async ({ stage }) => isDone(await ring.send(endpoint, record, stage, 1)));
    isAlone.set(key, asked);
    return asked;
  };

  /** The states in which both calls succeed alone; of two calls about the record also those in which only one does. */
  const meetingsOf = async ({ calls: [one, other], isBeside }: Pair): Promise<string[]> => {
    const counted: [string, number][] = [];
    for (const state of Object.keys(record.states))
      counted.push([state, Number(await succeeds(one, state)) + Number(await succeeds(other, state))]);
    const most = isBeside ? 2 : Math.max(...counted.map(([, count]) => count));
    if (most === 0) return [];
    return counted.flatMap(([state, count]) => (count === most ? [state] : [])).slice(0, STATES_MAX);
  };

  /** What one call after the other leaves, and what each leaves alone: by which of the two were acknowledged. */
  const orders = async (pair: Pair, state: string): Promise<Ends> => {
    const ends: Ends = new Map();
    const note = (acknowledged: string, { text }: { text: string }) =>
      ends.set(acknowledged, (ends.get(acknowledged) ?? new Set()).add(text));
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const begun = await begin(state);
      const send = sender(pair, begun);
      const before = untouched.get(state) ?? (await begun.look()).text;
      untouched.set(state, before);
      note('', { text: before });
      if (!isDone(await send(first))) continue;
      note(String(first), await begun.look());
      if (isDone(await send(second))) note('01', await begun.look());
    }
    return ends;
  };

  const meet = async (pair: Pair, begun: Begun, round: number): Promise<[Reply, Reply]> => {
    const send = sender(pair, begun);
    const delay = DELAYS[Math.ceil(round / 2) % DELAYS.length] ?? 0;
    const late = async (at: 0 | 1, isLate: boolean) => {
      if (isLate && delay > 0) await pause(delay);
      return send(at);
    };
    return Promise.all([late(0, round % 2 === 1), late(1, round % 2 === 0)]);
  };

  const race = async (pair: Pair): Promise<Seen> => {
    const seen: Seen = new Map();
    const note = (fault: Fault, example: string) => {
      const before = seen.get(fault);
      seen.set(fault, { count: (before?.count ?? 0) + 1, example: before?.example ?? example });
    };
    const isGuarded = !pair.isRepeated && !pair.isBeside && pair.calls.every(sendsRevision);
    const meetings = await meetingsOf(pair);
    // A record that no room declares reads nothing back; what is beside a record may be refused in all of its states.
    const isDeclaredRecord = Object.keys(record.rows(db, { ids: {} })).length > 0;
    if (meetings.length === 0 && isDeclaredRecord && !pair.isBeside)
      note('never-met', 'neither call succeeds alone in any state');
    for (const state of meetings) {
      await ring.read(['delete from sign_in_attempts', 'delete from rate_windows']);
      const ends = await orders(pair, state);
      const mayBoth = (ends.get('0') ?? ends.get('1')) !== undefined;
      const isApart = areApart(ends);
      const rounds = isApart && !pair.isByPlace ? ROUNDS_APART : Math.ceil(ROUNDS / meetings.length);
      for (let round = 0; round < rounds; round += 1) {
        const begun = await begin(state);
        const replies = await meet(pair, begun, round);
        const { rows, text } = await begun.look();
        const answers = replies.map(told).join(' and ');
        if (replies.some(({ status }) => status >= 500)) {
          note('failed', `${state}: ${answers}`);
          continue; // what it did before it failed, nobody promised
        }
        if (replies.some((reply, at) => !isDone(reply) && !isDeclared(pair.calls[at], reply, pair)))
          note('undeclared', `${state}: ${answers}`);
        const acknowledged = replies.flatMap((reply, at) => (isDone(reply) ? [String(at)] : [])).join('');
        if (acknowledged === '' && mayBoth) note('both-refused', `${state}: ${answers}`);
        if (acknowledged === '01' && isGuarded) note('overwritten', `${state}: ${answers}`);
        const lawful = lawfulEnds(pair, ends, acknowledged);
        if (!lawful.has(text)) note('no-order', `${state}: ${answers}${difference(text, lawful)}`);
        for (const sentence of record.broken?.(rows) ?? []) note('broken', `${state}: ${answers}: ${sentence}`);
      }
      if (isApart && !pair.isByPlace) break;
    }
    return seen;
  };

  /** The first state in which a call succeeds when nobody else is there. */
  const firstState = async (endpoint: Endpoint): Promise<string | undefined> => {
    for (const state of Object.keys(record.states)) if (await succeeds(endpoint, state)) return state;
    return undefined;
  };

  return { race, firstState };
}

const sendsRevision = (endpoint: Endpoint) => 'revision' in requestTo(endpoint, {} as Ids).body;

const absent = () => Promise.reject(new Error('No such state'));

/** Whether the contract names the refusal; of a repeated call also that it is under way, or done and told only once. */
export function isDeclared(
  endpoint: Endpoint | undefined,
  { code = '' }: Reply,
  { isRepeated = false }: Pick<Pair, 'isRepeated'> = {},
): boolean {
  const known: readonly string[] = endpoint ? refusalCodes(endpoint) : [];
  return known.includes(code) || (isRepeated && ['request.in-flight', 'request.already-done'].includes(code));
}
