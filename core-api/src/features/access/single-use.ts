import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';

/** The owner of a link: an invitation, a person who sets a new password, or an address that waits to be confirmed. */
export type LinkOwner = { invitation_id: number } | { user_id: number } | { pending_email_id: number };
export type LinkKind = 'invitation_id' | 'user_id' | 'pending_email_id';

const TABLE = 'single_use_links';
const randomToken = () => randomBytes(32).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Single-use links. The token (256 bits) is only in the mail, or in the one reply that shows it. The database
 * has its hash; using a link deletes its row (T17).
 */
export function singleUseLinks(clock: Clock) {
  const find = async (db: Knex, kind: LinkKind, token: string) => {
    const row = await db(TABLE)
      .where({ token_hash: hashOf(token) })
      .where('expires_at', '>', utc(clock.now()))
      .whereNotNull(kind)
      .first<{ id: number; owner: number } | undefined>('id', `${kind} as owner`);
    if (!row) throw new Problem('access.link-over');
    return row;
  };

  return {
    /** Creates a link and returns its token, which is not stored. `expiresAt` is UTC; a letter brings its token. */
    async make(trx: Knex, owner: LinkOwner, expiresAt: string, token = randomToken()): Promise<string> {
      await trx(TABLE).insert({
        ...owner,
        token_hash: hashOf(token),
        created_at: utc(clock.now()),
        expires_at: expiresAt,
      });
      return token;
    },

    /** True for a link that was neither used nor ended, and has not expired. */
    isOpen: async (db: Knex, token: string): Promise<boolean> =>
      Boolean(
        await db(TABLE)
          .where({ token_hash: hashOf(token) })
          .where('expires_at', '>', utc(clock.now()))
          .first('id'),
      ),

    /** The owner's id, without using up the link. 410 if the link is unknown, used or expired. */
    ownerOf: async (db: Knex, kind: LinkKind, token: string): Promise<number> => (await find(db, kind, token)).owner,

    /** Uses up a link in the transaction of its purpose. Of two parallel uses one gets 410. */
    async use(trx: Knex.Transaction, kind: LinkKind, token: string): Promise<number> {
      const { id, owner } = await find(trx, kind, token);
      if ((await trx(TABLE).where({ id }).delete()) !== 1) throw new Problem('access.link-over');
      return owner;
    },

    /** Deletes every link of an owner. */
    end: (trx: Knex, owner: LinkOwner) => trx(TABLE).where(owner).delete(),

    /** Deletes every link of several invitations, in one statement. */
    endOfInvitations: (trx: Knex, ids: readonly number[]) => trx(TABLE).whereIn('invitation_id', ids).delete(),

    /** Deletes a link whose mail the server refused. */
    takeBack: (db: Knex, token: string) =>
      db(TABLE)
        .where({ token_hash: hashOf(token) })
        .delete(),
  };
}

export type SingleUseLinks = ReturnType<typeof singleUseLinks>;
