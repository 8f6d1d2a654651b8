import { createHash, randomUUID } from 'node:crypto';
import type { Endpoint } from '@ruta/contracts';
import type { Request } from 'express';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../database/db-problems';
import { beforeCommit } from '../database/transactions';
import type { Actor } from '../kernel/actor';
import { Problem } from '../kernel/problem';
import { utc, type Clock } from '../time/clock';

/** How long an attempt may take before its key may be tried anew; longer than any request lives. */
const ATTEMPT_MS = 60_000;
/** How long a reply is kept for whoever asks again. */
const KEPT_MS = 24 * 60 * 60_000;
const KEY = /^[\w.:-]{8,128}$/;

interface KeyRow {
  id: number;
  fingerprint: string;
  done: number | boolean;
  reply: string | null;
  expires_at: string;
}
interface Answered<Session> {
  reply: unknown;
  session: Session | undefined;
}
interface Sent {
  body?: unknown;
  files?: readonly { name: string }[];
}
interface Attempt {
  id: number;
  attempt: string;
}

/**
 * Makes a repeated POST harmless (F06): under one `Idempotency-Key` of a person the effect happens
 * once. The key is taken before the work, marked as done by the very transaction that the work commits, and given the
 * reply after it. So a crash in between leaves either nothing done, and the key may be tried again when the attempt has
 * expired, or something done whose reply is lost, which is then told as such.
 */
export function idempotency(db: Knex, clock: Clock) {
  const keys = () => db('idempotency_keys');
  const inFuture = (ms: number) => utc(new Date(clock.now().getTime() + ms));

  const take = async (userId: number, key: string, fingerprint: string): Promise<Attempt | Answered<never>> => {
    const attempt = randomUUID();
    const anew = { fingerprint, attempt, done: false, reply: null, expires_at: inFuture(ATTEMPT_MS) };
    const mine = { user_id: userId, key };
    const known = (await keys().where(mine).first()) as KeyRow | undefined;
    if (!known) {
      try {
        const [id = 0] = (await keys().insert({ ...mine, ...anew, created_at: utc(clock.now()) })) as number[];
        return { id, attempt };
      } catch (error) {
        throw isUniqueViolation(error) ? underWay() : error;
      }
    }
    const { id, expires_at } = known;
    if (expires_at <= utc(clock.now())) {
      if ((await keys().where({ id, expires_at }).update(anew)) === 0) throw underWay();
      return { id, attempt };
    }
    if (known.fingerprint !== fingerprint) throw new Problem('request.key-reused');
    if (known.reply !== null) return { reply: JSON.parse(known.reply) as unknown, session: undefined };
    throw known.done ? new Problem('request.already-done') : underWay();
  };

  const mark = ({ id, attempt }: Attempt, more: object = {}, on: Knex = db) =>
    on('idempotency_keys')
      .where({ id, attempt })
      .update({ done: true, expires_at: inFuture(KEPT_MS), ...more });

  return {
    /** Does the work, or gives the reply that it had under the same key. Calls without a key are simply done. */
    async once<S>(
      req: Request,
      endpoint: Endpoint,
      caller: Actor | null,
      sent: Sent,
      work: () => Promise<Answered<S>>,
    ): Promise<Answered<S>> {
      const key = req.get('idempotency-key');
      if (endpoint.method !== 'post' || 'public' in endpoint.access || !caller || key === undefined) return work();
      if (!KEY.test(key)) throw new Problem('request.malformed');
      const taken = await take(caller.userId, key, fingerprintOf(req, sent));
      if (!('attempt' in taken)) return taken;
      try {
        const answered = await beforeCommit.run(async (trx) => {
          // Somebody else took over an attempt that hung for too long: this one must not take effect as well.
          if ((await mark(taken, {}, trx)) === 0) throw underWay();
        }, work);
        // What is saved is saved, and told as such, even if its reply cannot be kept.
        // What is told only once is not kept either: who asks again hears that it was done.
        if (!endpoint.toldOnce) await mark(taken, { reply: JSON.stringify(answered.reply) }).catch(() => 0);
        return answered;
      } catch (error) {
        // Nothing was committed under this key, or it would be marked: it may come again at once, with other words too.
        await keys()
          .where({ ...taken, done: false })
          .delete()
          .catch(() => 0);
        throw error;
      }
    },
  };
}

const underWay = () => new Problem('request.in-flight', { headers: { 'Retry-After': '1' } });

function fingerprintOf(req: Request, { body, files = [] }: Sent): string {
  const sent = [req.method, req.originalUrl, body ?? null, files.map(({ name }) => name)];
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex');
}
