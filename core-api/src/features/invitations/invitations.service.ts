import type { Locale, Page } from '@ruta/contracts';
import type { InvitationForm, InvitationWithLink, Invitation } from '@ruta/contracts/invitations/invitation.schema';
import type { invitations } from '@ruta/contracts/invitations/invitations.api';
import { RESENDS_AN_HOUR } from '@ruta/contracts/invitations/limits';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { isUniqueViolation } from '../../database/db-problems';
import { deleteJudged } from '../../database/judged-rows';
import { keepDeleted, restoreDeleted } from '../../deletions';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import { updateAtRevision } from '../../database/update-at-revision';
import { type Actor, assertPasswordConfirmed } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { assertAllowed } from '../../kernel/verdict';
import { utc, type Clock } from '../../time/clock';
import type { RateWindows, SingleUseLinks } from '../access';
import { recordAudit } from '../audit';
import { isPending } from '../users';
import { grantableRole, grantableRoles, openKey, schoolOf, subjectOf } from './invitation-facts';
import { askLetters, dailyWindow, expiryFrom, registerUrl } from './invitation-letters';
import { InvitationModel, invitationRecord } from './invitation.model';
import { mayChange, restorable } from './invitation.policy';
import { hasAccount, type InvitationReader, type InvitationRow, type ListInvitations } from './invitation.reader';

type Form = z.output<typeof InvitationForm>;
type Edit = z.output<typeof invitations.update.body>;

const AGAIN = { max: RESENDS_AN_HOUR, windowMs: 3_600_000 };

export interface InvitationsDeps {
  db: Knex;
  clock: Clock;
  reader: InvitationReader;
  links: SingleUseLinks;
  windows: RateWindows;
  /** The public address, for links. */
  publicUrl: string;
  /** True without a mail server: the administrator sees the link once. */
  areLinksShown: boolean;
}

/** Single invitations (ADM-01, ADM-02). */
export function invitationsService({ db, clock, reader, links, windows, ...config }: InvitationsDeps) {
  const countLetter = (trx: Knex, actor: Actor) => {
    const { subject, limit } = dailyWindow(actor.userId);
    return windows.take(trx, subject, limit);
  };

  /** The link to show if there is no mail server; mails create their own. */
  const shownLink = async (trx: Knex, invitation_id: number, expiresAt: string) =>
    config.areLinksShown ? registerUrl(config.publicUrl, await links.make(trx, { invitation_id }, expiresAt)) : null;

  /** People with an account are not invited, nor is an address that waits to be one's own; see decision 0025. */
  const refuseMember = async (trx: Knex, email: string) => {
    if (await hasAccount(trx, email)) throw new Problem('invitations.already-member');
    if (await isPending(trx, email, utc(clock.now()))) throw new Problem('invitations.address-pending');
  };

  const renewed = (letters: number) => ({ letters: letters + 1, sent_at: null, expires_at: expiryFrom(clock.now()) });

  return {
    list: (actor: Actor, request: ListInvitations): Promise<Page<Invitation>> => reader.list(db, actor, request),

    roles: (actor: Actor) => grantableRoles(db, actor),

    async create(actor: Actor, form: Form, locale: Locale): Promise<InvitationWithLink> {
      const role = await grantableRole(db, actor, form.role_id);
      const school_id = await schoolOf(db, actor, form.school_id);
      const now = clock.now();
      const at = utc(now);
      const expires_at = expiryFrom(now);
      return db.transaction(async (trx) => {
        await countLetter(trx, actor);
        await refuseMember(trx, form.email);
        const invitation = {
          email: form.email,
          role_id: role.id,
          school_id,
          invited_by: own(actor),
          open_key: openKey(form.email, role.id),
          locale,
          expires_at,
          created_at: at,
          updated_at: at,
        };
        const { id: made } = await orTaken(InvitationModel.query(trx).insert(invitation));
        await askLetters(trx, [{ invitation_id: made, letter: 1 }], at);
        await recordAudit(trx, {
          at,
          actor,
          action: 'invitation.created',
          subject: subjectOf({ id: made, email: form.email }),
          after: { role: role.code, school_id },
        });
        const link = await shownLink(trx, made, expires_at);
        return { invitation: await reader.get(trx, actor, made), link };
      });
    },

    /** Another address or role makes it another invitation: earlier links end, and a new mail is sent. */
    async update(actor: Actor, id: number, form: Edit): Promise<InvitationWithLink> {
      const role = await grantableRole(db, actor, form.role_id);
      const school_id = form.school_id === undefined ? undefined : await schoolOf(db, actor, form.school_id);
      const at = utc(clock.now());
      return db.transaction(async (trx) => {
        const before = await changeable(trx, actor, id);
        const stale = async () => new Problem('invitations.stale', { current: await reader.get(trx, actor, id) });
        if (form.revision !== undefined && form.revision !== before.revision) throw await stale();
        const isAnother = form.email !== before.email || role.id !== before.role_id;
        if (form.email !== before.email) await refuseMember(trx, form.email);
        const letter = isAnother ? renewed(before.letters) : null;
        await orTaken(
          updateAtRevision(trx, 'invitations', {
            at: { id, accepted_at: null },
            revision: before.revision,
            changes: {
              email: form.email,
              role_id: role.id,
              ...(school_id === undefined ? {} : { school_id }),
              open_key: openKey(form.email, role.id),
              ...letter,
              updated_at: at,
            },
            stale,
          }),
        );
        await recordAudit(trx, {
          at,
          actor,
          action: 'invitation.updated',
          subject: subjectOf({ id, email: form.email }),
          before: { email: before.email, role: before.role_code, school_id: before.school_id },
          after: {
            email: form.email,
            role: role.code,
            school_id: school_id === undefined ? before.school_id : school_id,
          },
        });
        if (!letter) return { invitation: await reader.get(trx, actor, id), link: null };
        await countLetter(trx, actor);
        await links.end(trx, { invitation_id: id });
        await askLetters(trx, [{ invitation_id: id, letter: letter.letters }], at);
        const link = await shownLink(trx, id, letter.expires_at);
        return { invitation: await reader.get(trx, actor, id), link };
      });
    },

    /** Renews an invitation for seven days with a new link; earlier ones end (T17). */
    async resend(actor: Actor, id: number): Promise<InvitationWithLink> {
      const at = utc(clock.now());
      return db.transaction(async (trx) => {
        await windows.take(trx, `invitation-again:${id}`, AGAIN);
        return renew(trx, actor, id, { at, action: 'invitation.resent' });
      });
    },

    async delete(actor: Actor, id: number): Promise<{ id: number }> {
      const at = utc(clock.now());
      await db.transaction(async (trx) => {
        const before = await changeable(trx, actor, id);
        const deletion = { id, school_id: before.school_id, owner_id: null, deleted_by: actor.userId };
        await keepDeleted(trx, invitationRecord, { ...deletion, now: clock.now() });
        // Deletes its links, too (cascade).
        await deleteJudged(trx, 'invitations', {
          at: { id, accepted_at: null },
          gone: () => new Problem('invitations.accepted'),
        });
        await recordAudit(trx, {
          at,
          actor,
          action: 'invitation.deleted',
          subject: subjectOf(before),
          before: { role: before.role_code, school_id: before.school_id },
        });
      });
      return { id };
    },

    /** Restores a deleted invitation with a new link, unless ten minutes have passed or another has its place. */
    async restore(actor: Actor, id: number): Promise<InvitationWithLink> {
      const at = utc(clock.now());
      return db.transaction(async (trx) => {
        await restoreDeleted(trx, invitationRecord, {
          ...{ id, now: clock.now() },
          within: (deleted) => restorable(deleted, actor),
          missing: async () => {
            await reader.row(trx, actor, id); // refuses what there is not
            return new Problem('undo.done');
          },
          taken: () => new Problem('invitations.exists'),
        });
        return renew(trx, actor, id, { at, action: 'invitation.restored' });
      });
    },
  };

  /** Seven more days and a new letter with a new link; earlier links end (T17). */
  async function renew(
    trx: Knex.Transaction,
    actor: Actor,
    id: number,
    { at, action }: { at: string; action: 'invitation.resent' | 'invitation.restored' },
  ): Promise<InvitationWithLink> {
    const before = await changeable(trx, actor, id);
    if (before.su) assertPasswordConfirmed(actor);
    await refuseMember(trx, before.email);
    await countLetter(trx, actor);
    const letter = renewed(before.letters);
    await updateAtRevision(trx, 'invitations', {
      // By the count of its letters: an edit of another field does not stand in the way.
      at: { id, letters: before.letters, accepted_at: null },
      revision: 'any',
      changes: { ...letter, updated_at: at },
      stale: async () => new Problem('invitations.stale', { current: await reader.get(trx, actor, id) }),
    });
    await links.end(trx, { invitation_id: id });
    await askLetters(trx, [{ invitation_id: id, letter: letter.letters }], at);
    await recordAudit(trx, { at, actor, action, subject: subjectOf(before) });
    const link = await shownLink(trx, id, letter.expires_at);
    return { invitation: await reader.get(trx, actor, id), link };
  }

  /** The invitation, locked, if the caller may change it. */
  async function changeable(trx: Knex.Transaction, actor: Actor, id: number): Promise<InvitationRow> {
    await lockRows(trx, 'invitations', id);
    const row = await reader.row(trx, actor, id);
    assertAllowed(mayChange(actor, { ...row, su: Boolean(row.su) }));
    return row;
  }
}

export type InvitationsService = ReturnType<typeof invitationsService>;

/** Turns a unique violation into a refusal: one open invitation per address and role, also with parallel requests. */
async function orTaken<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error) ? new Problem('invitations.exists') : error;
  }
}
