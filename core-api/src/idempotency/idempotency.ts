import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Endpoint } from '@ruta/contracts';
import type { Request } from 'express';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../database/db-problems';
import { beforeCommit } from '../database/transactions';
import type { Actor } from '../kernel/actor';
import { Problem } from '../kernel/problem';
import type { UploadedFile } from '../kernel/uploaded-file';
import { utc, type Clock } from '../time/clock';

/** After this time in ms an unfinished attempt may be repeated; longer than any request takes. */
const ATTEMPT_MS = 60_000;
/** How long a reply is stored, in ms. */
const KEPT_MS = 24 * 60 * 60_000;
const KEY = /^[\w.:-]{8,128}$/;

interface Answered<Session> {
  reply: unknown;
  session: Session | undefined;
}
interface Sent {
  body?: unknown;
  files?: readonly UploadedFile[];
}
interface Attempt {
  id: number;
  attempt: string;
}

/**
 * Makes a repeated POST take effect once (F06), per person and `Idempotency-Key`. The key is inserted before the work,
 * marked as done in the transaction that commits the work, and the reply is stored afterwards. After a crash, either
 * nothing was done, and the key may be used again once the attempt has expired; or the work was done and the reply is
 * lost, which the repetition is told.
 */
export function idempotency(db: Knex, clock: Clock) {
  const keys = () => db('idempotency_keys');
  const inFuture = (ms: number) => utc(new Date(clock.now().getTime() + ms));

  const take = async (userId: number, key: string, fingerprint: string): Promise<Attempt | Answered<never>> => {
    const attempt = randomUUID();
    const anew = { fingerprint, attempt, done: false, reply: null, expires_at: inFuture(ATTEMPT_MS) };
    const mine = { user_id: userId, key };
    const known = await keys().where(mine).first();
    if (!known) {
      try {
        const [id = 0] = await keys().insert({ ...mine, ...anew, created_at: utc(clock.now()) });
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
    /** Runs the work, or returns the stored reply of the same key. Calls without a key just run. */
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
      const taken = await take(caller.userId, key, await fingerprintOf(req, sent));
      if (!('attempt' in taken)) return taken;
      try {
        const answered = await beforeCommit.run(async (trx) => {
          // Another request took over an attempt that hung; this one must not take effect, too.
          if ((await mark(taken, {}, trx)) === 0) throw underWay();
        }, work);
        // Failing to store the reply does not fail the committed work. Replies with a one-time secret are not stored.
        if (!endpoint.toldOnce) await mark(taken, { reply: JSON.stringify(answered.reply) }).catch(() => 0);
        return answered;
      } catch (error) {
        // Not marked, so nothing was committed under this key: it may be used again at once.
        await keys()
          .where(taken)
          .where('done', false)
          .delete()
          .catch(() => 0);
        throw error;
      }
    },
  };
}

const underWay = () => new Problem('request.in-flight', { headers: { 'Retry-After': '1' } });

/** What was sent, with the content of its files: other bytes under the same name are another request. */
async function fingerprintOf(req: Request, { body, files = [] }: Sent): Promise<string> {
  const sent = [req.method, req.originalUrl, body ?? null, files.map(({ name }) => name)];
  const hash = createHash('sha256').update(JSON.stringify(sent));
  for (const { path } of files) hash.update(await contentHash(path));
  return hash.digest('hex');
}

async function contentHash(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}
