import type { Knex } from 'knex';
import { changeJudged } from '../../database/judged-rows';
import { lockRows } from '../../database/row-locks';
import { withinSchools } from '../../database/scope';
import { repeatingConflicts } from '../../database/transactions';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { currentRequest } from '../../kernel/request';
import { endSessionsOf } from '../../sessions';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { ACCOUNT_COLUMNS, accountForReset, holdsSuperRole, isLocal, type Account } from './local-accounts';
import { passwordProblem } from './password-policy';
import type { Passwords } from './passwords';
import type { RateWindows } from './rate-windows';
import { askResetLetter, RESET_MINUTES, resetUrl } from './reset-letters';
import { tellOwner } from './security-news';
import type { SingleUseLinks } from './single-use';
import type { Throttle } from './throttle';

const HOUR_MS = 3_600_000;
const PER_ACCOUNT = { max: 3, windowMs: HOUR_MS };
/** High, because a whole school may share one address. */
const PER_ADDRESS = { max: 60, windowMs: HOUR_MS };
const BY_ADMINISTRATORS = { max: 5, windowMs: HOUR_MS };

export interface ResetDeps {
  db: Knex;
  clock: Clock;
  passwords: Passwords;
  links: SingleUseLinks;
  windows: RateWindows;
  throttle: Throttle;
  /** The public address, for links. */
  publicUrl: string;
  /** True without a mail server: the administrator sees the link once. */
  areLinksShown: boolean;
}

/** New passwords by single-use link (ACC-03), requested by the person or sent by an administrator. */
export function passwordResetService(deps: ResetDeps) {
  const { db, clock, passwords, links, windows } = deps;

  return {
    /**
     * Requests a link. Reply and time are the same whether or not the account exists: the account is looked up later,
     * by the relay (T18).
     */
    async forgot(email: string): Promise<void> {
      await repeatingConflicts(() => windows.take(db, `reset:${email}`, PER_ACCOUNT));
      await repeatingConflicts(() => windows.take(db, `reset-from:${currentRequest()?.ip ?? ''}`, PER_ADDRESS));
      await db.transaction((trx) => askResetLetter(trx, email, utc(clock.now())));
    },

    /** Sets the new password, deletes all links of the person and ends all their sessions. Does not sign in. */
    async reset({ token, email, password }: { token: string; email?: string | undefined; password: string }) {
      const account = await accountForReset(db, await links.ownerOf(db, 'user_id', token));
      if (!account || (email !== undefined && email !== account.email)) throw new Problem('access.link-over');
      const problem = await passwordProblem(password, account);
      throwFieldErrors(problem ? { password: [problem] } : {});
      const password_hash = await passwords.hash(password);
      const at = utc(clock.now());
      await db.transaction(async (trx) => {
        await lockRows(trx, 'users', account.id);
        const user_id = await links.use(trx, 'user_id', token);
        // Again, under the lock: it may have been suspended or deleted meanwhile.
        if (!(await accountForReset(trx, user_id))) throw new Problem('access.link-over');
        await changeJudged(trx, 'users', {
          at: { id: user_id, is_banned: 0, active: 1, deleted_at: null },
          changes: { password_hash, updated_at: at },
          gone: () => new Problem('access.link-over'),
        });
        await links.end(trx, { user_id });
        await endSessionsOf(trx, user_id, { at });
        await deps.throttle.forgive(trx, account.email, currentRequest()?.ip ?? '');
        await recordAudit(trx, { at, actor: null, action: 'access.password-reset', subject: subjectOf(account) });
        await tellOwner(trx, user_id, { news: { type: 'access.password-reset' }, at, publicUrl: deps.publicUrl });
      });
    },

    /**
     * Mails a link on behalf of an administrator, who never sees a password (T09). Returns the link if it is to be
     * shown.
     */
    async mailReset(actor: Actor, id: number): Promise<{ link: string | null }> {
      await resettable(db, actor, id);
      await repeatingConflicts(() => windows.take(db, `reset-of:${id}`, BY_ADMINISTRATORS));
      const now = clock.now();
      const at = utc(now);
      return db.transaction(async (trx) => {
        await lockRows(trx, 'users', id);
        const account = await resettable(trx, actor, id);
        await links.end(trx, { user_id: id });
        // Ends a possible intruder's sessions at once; the administrator's own session stays, if it is their account.
        await endSessionsOf(trx, id, { at, except: actor.sessionId });
        await recordAudit(trx, { at, actor, action: 'user.password-reset-sent', subject: subjectOf(account) });
        await askResetLetter(trx, account.email, at);
        if (!deps.areLinksShown) return { link: null };
        const token = await links.make(trx, { user_id: id }, utc(new Date(now.getTime() + RESET_MINUTES * 60_000)));
        return { link: resetUrl(deps.publicUrl, token) };
      });
    },
  };
}

export type PasswordResetService = ReturnType<typeof passwordResetService>;

/** The account that an administrator may send a link to; refuses with the reason. */
async function resettable(trx: Knex, actor: Actor, id: number): Promise<Account> {
  const query = withinSchools(trx('users').where('users.id', id), actor, 'user:reset-password', 'users.school_id');
  const account = await query.first(...ACCOUNT_COLUMNS);
  if (!account || account.deleted_at !== null) throw new Problem('users.not-found');
  if (actor.role !== 'SUPER_ADMIN' && (await holdsSuperRole(trx, id))) throw new Problem('users.above');
  if (!isLocal(account)) throw new Problem('access.remote-account');
  return account;
}

const subjectOf = ({ id, name, surname }: Account) => ({ type: 'user' as const, id, label: `${name} ${surname}` });
