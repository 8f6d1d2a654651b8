import type { EmailChangeFacts, SavedUser, UserDetail } from '@ruta/contracts/users/user.schema';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import { changeJudged, deleteJudged } from '../../database/judged-rows';
import { lockRows } from '../../database/row-locks';
import { type Actor, assertPasswordConfirmed } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { tellOfEmail, type RateWindows, type SingleUseLinks } from '../access';
import { recordAudit } from '../audit';
import { askConfirmLetter, confirmUrl } from './email-change.letters';
import { PendingEmailModel, removePending } from './pending-email.model';
import { changeInForce, hasEmail, pendingFor, pendingOf } from './pending-email.reader';
import { fullname } from './user.model';
import { userPolicy } from './user.policy';
import type { UserReader } from './user.reader';

const DAY_MS = 86_400_000;
/** How long a new address waits for its owner, in days. */
const WAITS_DAYS = 3;
const LETTERS_AN_HOUR = { max: 5, windowMs: 3_600_000 };

interface EmailChangeDeps {
  db: Knex;
  clock: Clock;
  reader: UserReader;
  links: SingleUseLinks;
  windows: RateWindows;
  /** The public address, for links. */
  publicUrl: string;
  /** True without a mail server: the administrator sees the link once. */
  areLinksShown: boolean;
}

/** An administrator's change of a person's address: it waits until its owner opens the link (ADM-05, decision 0025). */
export function emailChange({ db, clock, reader, links, windows, publicUrl, areLinksShown }: EmailChangeDeps) {
  const now = () => utc(clock.now());
  const until = () => utc(new Date(clock.now().getTime() + WAITS_DAYS * DAY_MS));
  const gone = () => new Problem('users.no-pending-email');

  /** Asks for the letter with the link; returns a link to hand over if there is no mail server. */
  const send = async (trx: Knex.Transaction, pending_email_id: number, letter: number, expires_at: string) => {
    await askConfirmLetter(trx, { pending_email_id, letter }, now());
    return areLinksShown ? confirmUrl(publicUrl, await links.make(trx, { pending_email_id }, expires_at)) : null;
  };

  /** Changes the address that waits for a person, under the lock of the account. */
  const change = <T>(
    actor: Actor,
    id: number,
    work: (
      trx: Knex.Transaction,
      user: UserDetail,
      pending: { id: number; email: string; letters: number },
    ) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (trx) => {
      await lockRows(trx, 'users', id);
      const user = await reader.allowed(trx, actor, id, userPolicy.changeEmail);
      const pending = await pendingOf(trx, id, now());
      if (!pending) throw gone();
      return work(trx, user, pending);
    });

  const subjectOf = ({ id, fullname: label }: { id: number; fullname: string }) => ({
    type: 'user' as const,
    id,
    label,
  });

  return {
    /**
     * Stores the address in the transaction that saves the account and holds its lock; tells the old one. It takes the
     * place of one that waited. Returns a link to hand over, or null. Refuses addresses of other accounts, and those that
     * wait for them.
     */
    async ask(trx: Knex.Transaction, actor: Actor, user: UserDetail, email: string): Promise<string | null> {
      assertPasswordConfirmed(actor);
      const at = now();
      await windows.take(trx, `email-of:${user.id}`, LETTERS_AN_HOUR);
      if (await hasEmail(trx, email)) throwFieldErrors({ email: ['users.email.taken'] });
      const others = await pendingFor(trx, user.id, email);
      if (others.some(({ user_id, expires_at }) => user_id !== user.id && expires_at > at))
        throwFieldErrors({ email: ['users.email.pending'] });
      await removePending(
        trx,
        others.map(({ id }) => id),
      );
      const expires_at = until();
      const asked = { user_id: user.id, email, asked_by: actor.userId, asked_at: at, expires_at };
      const { id } = await orPending(PendingEmailModel.query(trx).insert({ ...asked, is_mailed: !areLinksShown }));
      await recordAudit(trx, {
        ...{ at, actor, action: 'user.email-asked', subject: subjectOf(user) },
        before: { email: user.email },
        after: { email, by_mail: !areLinksShown },
      });
      await tellOfEmail(trx, user.id, {
        news: { type: 'access.email-asked', actor_id: actor.userId },
        ...{ email, at, publicUrl },
      });
      return send(trx, id, 1, expires_at);
    },

    /** Sends the link again, for three more days; earlier links end. */
    resend: (actor: Actor, id: number): Promise<SavedUser> =>
      change(actor, id, async (trx, user, pending) => {
        await windows.take(trx, `email-of:${id}`, LETTERS_AN_HOUR);
        const { letters } = pending;
        const expires_at = until();
        await changeJudged(trx, 'pending_emails', {
          at: { id: pending.id, user_id: id, letters },
          changes: { letters: letters + 1, asked_by: actor.userId, is_mailed: !areLinksShown, expires_at },
          gone,
        });
        await links.end(trx, { pending_email_id: pending.id });
        await recordAudit(trx, {
          ...{ at: now(), actor, action: 'user.email-sent-again', subject: subjectOf(user) },
          after: { email: pending.email, by_mail: !areLinksShown },
        });
        const link = await send(trx, pending.id, letters + 1, expires_at);
        return { ...(await reader.get(trx, actor, id)), link };
      }),

    withdraw: (actor: Actor, id: number): Promise<UserDetail> =>
      change(actor, id, async (trx, user, pending) => {
        await deleteJudged(trx, 'pending_emails', { at: { id: pending.id, user_id: id, email: pending.email }, gone });
        await links.end(trx, { pending_email_id: pending.id });
        await recordAudit(trx, {
          ...{ at: now(), actor, action: 'user.email-withdrawn', subject: subjectOf(user) },
          before: { email: pending.email },
        });
        return reader.get(trx, actor, id);
      }),

    /** What a link changes; 410 if it is over. */
    async facts(token: string): Promise<EmailChangeFacts> {
      const row = await changeInForce(db, await links.ownerOf(db, 'pending_email_id', token), now());
      if (!row) throw new Problem('access.link-over');
      const { school, email: to, expires_at } = row;
      return { fullname: fullname(row), school, from: masked(row.from), to, expires_at };
    },
  };
}

export type EmailChange = ReturnType<typeof emailChange>;

/** Turns a unique violation into a refusal: two administrators asked for one address at once. */
async function orPending(write: PromiseLike<PendingEmailModel>): Promise<PendingEmailModel> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error)
      ? new Problem('request.invalid', { errors: { email: ['users.email.pending'] } })
      : error;
  }
}

/** `l•••@escuela.mx`: recognisable for its owner only. */
const masked = (email: string): string => email.replace(/^(.).*@/, '$1•••@');
