import { createHash, randomBytes } from 'node:crypto';
import type { Ability } from '@ruta/contracts';
import type { Knex } from 'knex';
import { columnsOf } from '../../database/columns';
import { isStorageFull } from '../../database/db-problems';
import { deleteJudged } from '../../database/judged-rows';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { fromUtc, utc, type Clock } from '../../time/clock';
import { inForce, type Grants, type GrantsReader, type RoleRow } from '../roles';
import type { UserRow } from '../users';
import type { SessionRow } from './access.tables';

const IDLE_MS = 60 * 60_000;
const ABSOLUTE_MS = 12 * 60 * 60_000;
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;
/** Minimum of ms between writes of the last use, so that not every read writes. */
const TOUCH_MS = 60_000;

/** A session with its person and role. */
export interface AdmittedRow
  extends Omit<SessionRow, 'token_hash' | 'user_agent' | 'ip'>, Pick<UserRow, 'school_id' | 'timezone' | 'locale'> {
  role: RoleRow['code'];
  /** The revision of the role. */
  revision: number;
  two_factor_at: string | null;
}

/** Sessions last used before this instant (UTC) are idle, unless they are remembered. */
export const idleBefore = (now: Date): string => utc(new Date(now.getTime() - IDLE_MS));

const NOTHING: ReadonlySet<Ability> = new Set();

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const ADMITTED_FROM = `inner join users on users.id = sessions.user_id
  inner join roles on roles.id = sessions.role_id
  left join user_two_factor on user_two_factor.user_id = sessions.user_id`;
const ADMITTED = columnsOf(
  'sessions.id',
  'sessions.user_id',
  'sessions.role_id',
  'sessions.remember',
  'sessions.confirmed_at',
  'sessions.created_at',
  'user_two_factor.confirmed_at as two_factor_at',
  'sessions.last_used_at',
  'sessions.expires_at',
  'roles.code as role',
  'roles.revision',
  'users.school_id',
  'users.timezone',
  'users.locale',
);

/**
 * The session of a token with its person and role, if all three are valid. Every request runs it: joins and columns
 * are text, which Knex writes faster than builder calls, and MariaDB prepares it once per connection.
 */
async function admitted(db: Knex, token: string, now: string): Promise<AdmittedRow | undefined> {
  const sought = db('sessions')
    .joinRaw(ADMITTED_FROM)
    .where('sessions.token_hash', hashOf(token))
    .where('sessions.expires_at', '>', now)
    .where('users.is_banned', false)
    .where('users.active', true)
    .where('users.deleted_at', null);
  const inForceNow = inForce(sought, { role: 'sessions.role_id', user: 'sessions.user_id' });
  const [row] = await inForceNow.select<AdmittedRow[]>(db.raw(ADMITTED)).options({ prepared: true });
  return row;
}

export interface NewSession {
  /** Not stored: the row has its hash. */
  token: string;
  /** Null for a session that ends with the browser. */
  expiresAt: Date | null;
}

/** Sessions are stored by the hash of their token; deleting the row ends a session. */
export function sessions(db: Knex, clock: Clock, grantsOf: GrantsReader) {
  const isIdle = (row: AdmittedRow, now: Date) =>
    !row.remember && now.getTime() - fromUtc(row.last_used_at).getTime() > IDLE_MS;

  const end = (trx: Knex, id: number) =>
    deleteJudged(trx, 'sessions', { at: { id }, gone: () => new Problem('access.anonymous') });

  const actorFrom = async (row: AdmittedRow): Promise<Actor> => ({
    userId: row.user_id,
    sessionId: row.id,
    role: row.role,
    schoolId: row.school_id,
    timezone: row.timezone,
    locale: row.locale,
    ...withheldFrom(row, await grantsOf(row.role_id, row.revision)),
    isRemembered: Boolean(row.remember),
    confirmedAgo: clock.now().getTime() - fromUtc(row.confirmed_at ?? row.created_at).getTime(),
    scopeAsked: false,
  });

  return {
    actorFrom,

    /** The session of a token that has just begun, in its transaction. */
    admit: (trx: Knex, token: string) => admitted(trx, token, utc(clock.now())),

    /** Starts a session. The transaction holds the lock of the person's row. */
    async begin(
      trx: Knex,
      facts: {
        userId: number;
        roleId: number;
        remember: boolean;
        ip: string;
        userAgent: string;
        confirmedAt?: string;
        until?: Date;
      },
    ): Promise<NewSession> {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      const expiresAt = facts.until ?? new Date(now.getTime() + (facts.remember ? REMEMBERED_MS : ABSOLUTE_MS));
      await trx('sessions').insert({
        token_hash: hashOf(token),
        user_id: facts.userId,
        role_id: facts.roleId,
        remember: facts.remember,
        ip: facts.ip,
        user_agent: facts.userAgent,
        confirmed_at: facts.confirmedAt ?? utc(now),
        created_at: utc(now),
        last_used_at: utc(now),
        expires_at: utc(expiresAt),
      });
      return { token, expiresAt: facts.remember ? expiresAt : null };
    },

    /**
     * The person of a token. Null if the token is unknown, expired or idle, the person banned or inactive, or the role
     * no longer held. Writes the last use, unless `isUse` is false.
     */
    async actorOf(token: string, { isUse = true } = {}): Promise<Actor | null> {
      const now = clock.now();
      // The only query of admission; it also reads the role's revision, for the cached cells.
      const row = await admitted(db, token, utc(now));
      if (!row || isIdle(row, now)) return null;
      if (isUse && now.getTime() - fromUtc(row.last_used_at).getTime() > TOUCH_MS) {
        const used = db('sessions')
          .where({ id: row.id })
          .update({ last_used_at: utc(now) });
        // On a full disk people can still read (F11).
        await used.catch((error: unknown) => {
          if (!isStorageFull(error)) throw error;
        });
      }
      return actorFrom(row);
    },

    /** Deletes the least recently used sessions of a person, so that `kept` remain. */
    async makeRoom(trx: Knex, userId: number, kept: number): Promise<void> {
      const open = await trx('sessions')
        .where({ user_id: userId })
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .pluck('id');
      if (open.length > kept) await trx('sessions').whereIn('id', open.slice(kept)).delete();
    },

    /** Ends a session. Refuses (401) if it has ended meanwhile. */
    end,

    /** Ends a session for another one, which keeps its end and when the password was given. */
    async consume(trx: Knex, id: number): Promise<{ until: Date; confirmedAt: string }> {
      const row = await trx('sessions').where({ id }).first('expires_at', 'confirmed_at', 'created_at');
      await end(trx, id);
      if (!row) throw new Problem('access.anonymous');
      return { until: fromUtc(row.expires_at), confirmedAt: row.confirmed_at ?? row.created_at };
    },
  };
}

/** Super administrators without two-step verification have only abilities for their own data (ASVS 6.3.3). */
function withheldFrom({ role, two_factor_at }: AdmittedRow, grants: Grants): Pick<Actor, 'grants' | 'withheld'> {
  if (role !== 'SUPER_ADMIN' || two_factor_at !== null) return { grants, withheld: NOTHING };
  const isOpen = (ability: Ability) => /^(self|notification):/.test(ability) || ability === 'catalog:read';
  return {
    grants: new Map([...grants].filter(([ability]) => isOpen(ability))),
    withheld: new Set([...grants.keys()].filter((ability) => !isOpen(ability))),
  };
}

export type Sessions = ReturnType<typeof sessions>;
