import { createHash } from 'node:crypto';
import type { RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { inForce, type GrantsReader } from '../roles';
import type { UserRow } from '../users';
import type { CalendarFeedRow } from './sharing.tables';

/** Who has a calendar address: who accompanies a school, and who works in one (decision 0060). */
const ROLES_WITH_FEED: readonly RoleCode[] = ['COACH', 'COACH_SEC', 'DIR', 'SUBD', 'COOR', 'PROF'];
export const hasFeed = ({ role }: Pick<Actor, 'role'>): boolean => ROLES_WITH_FEED.includes(role);

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

type Account = Pick<UserRow, 'email' | 'password_hash'>;
/** Fingerprint of address and password. */
export const accountHash = ({ email, password_hash }: Account): string => hashOf(`${email}\n${password_hash ?? ''}`);

/** The id of the role that somebody acts in. */
export async function roleId(db: Knex, code: RoleCode): Promise<number> {
  const role = await db('roles').where({ code }).first('id');
  if (!role) throw new Error(`The role ${code} is not there`);
  return role.id;
}

interface OwnerRow
  extends
    Pick<CalendarFeedRow, 'id' | 'user_id' | 'role_id' | 'account_hash' | 'created_at'>,
    Pick<UserRow, 'email' | 'password_hash' | 'school_id' | 'timezone' | 'locale'> {
  role: RoleCode;
  revision: number;
}

export interface FeedOwner {
  id: number;
  created_at: string;
  actor: Actor;
}

/**
 * The person behind a calendar address, in its role. Unknown is 404; 410 where it was ended, the account is not active any
 * more, the role was lost, or password or e-mail are others than when it was made.
 */
export async function feedOwner(db: Knex, grantsOf: GrantsReader, token: string): Promise<FeedOwner> {
  const token_hash = hashOf(token);
  const known = await db('calendar_feeds').where({ token_hash }).first('revoked_at');
  if (!known) throw new Problem('sharing.feed-unknown');
  const sought = db('calendar_feeds')
    .join('users', 'users.id', 'calendar_feeds.user_id')
    .join('roles', 'roles.id', 'calendar_feeds.role_id')
    .where('calendar_feeds.token_hash', token_hash)
    .where('users.is_banned', false)
    .where('users.active', true)
    .whereNull('calendar_feeds.revoked_at')
    .whereNull('users.deleted_at');
  const [row] = await inForce(sought, { role: 'calendar_feeds.role_id', user: 'calendar_feeds.user_id' }).select<
    OwnerRow[]
  >(
    ...['calendar_feeds.id', 'calendar_feeds.user_id', 'calendar_feeds.role_id', 'calendar_feeds.account_hash'],
    ...['calendar_feeds.created_at', 'roles.code as role', 'roles.revision', 'users.email', 'users.password_hash'],
    ...['users.school_id', 'users.timezone', 'users.locale'],
  );
  if (!row || accountHash(row) !== row.account_hash) throw new Problem('sharing.feed-over');
  const grants = await grantsOf(row.role_id, row.revision);
  if (!grants.has('agenda:read')) throw new Problem('sharing.feed-over');
  return {
    ...{ id: row.id, created_at: row.created_at },
    // Nobody is signed in: what needs a password or a session is not for this actor.
    actor: {
      ...{ userId: row.user_id, sessionId: 0, role: row.role, schoolId: row.school_id, timezone: row.timezone },
      ...{ locale: row.locale, grants, withheld: new Set(), isRemembered: true, confirmedAgo: Infinity },
      scopeAsked: false,
    },
  };
}
