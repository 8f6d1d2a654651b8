import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';

/** Whose link it is: an invitation's, or that of a person who sets a new password. */
export type LinkOwner = { invitation_id: number } | { user_id: number };
export type LinkKind = 'invitation_id' | 'user_id';

const TABLE = 'single_use_links';
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Links that are used once. The token, 256 random bits, is in the letter or in the one reply that shows it; the
 * database has its hash, and when it was used the row is gone (T17).
 */
export function singleUseLinks(clock: Clock) {
  const find = async (db: Knex, kind: LinkKind, token: string) => {
    const row = (await db(TABLE)
      .where({ token_hash: hashOf(token) })
      .where('expires_at', '>', utc(clock.now()))
      .whereNotNull(kind)
      .first('id', `${kind} as owner`)) as { id: number; owner: number } | undefined;
    if (!row) throw new Problem('access.link-over');
    return row;
  };

  return {
    /** Makes a link and gives its token, which is nowhere kept. `expiresAt` is UTC. */
    async make(trx: Knex, owner: LinkOwner, expiresAt: string): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await trx(TABLE).insert({
        ...owner,
        token_hash: hashOf(token),
        created_at: utc(clock.now()),
        expires_at: expiresAt,
      });
      return token;
    },

    /** The id of whose link it is, without using it; 410 for one that is unknown, used or over. */
    ownerOf: async (db: Knex, kind: LinkKind, token: string): Promise<number> => (await find(db, kind, token)).owner,

    /** Uses it up, in the transaction of what it is for: of two who try at once, one is refused with 410. */
    async use(trx: Knex.Transaction, kind: LinkKind, token: string): Promise<number> {
      const { id, owner } = await find(trx, kind, token);
      if ((await trx(TABLE).where({ id }).delete()) !== 1) throw new Problem('access.link-over');
      return owner;
    },

    /** Ends every link of an owner. */
    end: (trx: Knex, owner: LinkOwner) => trx(TABLE).where(owner).delete(),

    /** Takes back a link whose letter could not be sent. */
    takeBack: (db: Knex, token: string) =>
      db(TABLE)
        .where({ token_hash: hashOf(token) })
        .delete(),
  };
}

export type SingleUseLinks = ReturnType<typeof singleUseLinks>;
