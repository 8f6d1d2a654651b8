import { fieldMessage, type FileReply, type Locale } from '@ruta/contracts';
import { readAddresses, type Written } from '@ruta/contracts/invitations/address-list';
import type {
  BulkForm,
  BulkProgress,
  BulkResult,
  Preview,
  PreviewForm,
  PreviewState,
} from '@ruta/contracts/invitations/invitation.schema';
import { BULK_MAX } from '@ruta/contracts/invitations/limits';
import { email as emailSchema } from '@ruta/contracts/kit/fields';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { isUniqueViolation } from '../../database/db-problems';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { InvalidRequest, Problem } from '../../kernel/problem';
import { utc } from '../../time/clock';
import { recordAudit } from '../audit';
import { batchProgress } from './batch.reader';
import { resultFile, type ResultRow } from './bulk-result';
import { bulkRole, openKey, schoolOf } from './invitation-facts';
import { askLetters, dailyWindow, expiryFrom, registerUrl } from './invitation-letters';
import { InvitationBatchModel, insertInvitations } from './invitation.model';
import { invitationsOfBatch, invitedAddresses, memberAddresses } from './invitation.reader';
import type { InvitationsDeps } from './invitations.service';

/** Bulk invitations with one role (ADM-03): preview, sending, and a result file. */
export function bulkService({ db, clock, links, windows, ...config }: Omit<InvitationsDeps, 'reader'>) {
  /** The state of each address now, in order. */
  const judge = async (trx: Knex, written: readonly Written[], roleId: number) => {
    const checked = written.map(({ line, text }) => ({ line, text, email: emailSchema.safeParse(text).data ?? null }));
    const valid = [...new Set(checked.flatMap(({ email }) => email ?? []))];
    const [members, open] = await Promise.all([
      memberAddresses(trx, valid, utc(clock.now())),
      invitedAddresses(
        trx,
        valid.map((email) => openKey(email, roleId)),
      ),
    ]);
    const isMember = new Set(members);
    const isInvited = new Set(open);
    const seen = new Set<string>();
    return checked.map(({ line, text, email }) => {
      if (email === null) return { line, email: text, state: 'invalid' as PreviewState };
      const isAgain = seen.has(email);
      seen.add(email);
      const state: PreviewState = isAgain
        ? 'duplicate'
        : isMember.has(email)
          ? 'member'
          : isInvited.has(email)
            ? 'invited'
            : 'ready';
      return { line, email, state };
    });
  };

  return {
    /** Parses a pasted list or CSV and checks each row; writes nothing. */
    async preview(actor: Actor, form: z.output<typeof PreviewForm>, locale: Locale): Promise<Preview> {
      own(actor); // reveals only membership, to people who may invite
      const role = await bulkRole(db, actor, form.role_id);
      const written = read('text', form.text, locale);
      const rows = await judge(db, written, role.id);
      const count = (state: PreviewState) => rows.filter((row) => row.state === state).length;
      const counts = {
        ready: count('ready'),
        invalid: count('invalid'),
        duplicate: count('duplicate'),
        member: count('member'),
        invited: count('invited'),
      };
      return { rows: rows.map((row) => ({ ...row, email: row.email.slice(0, 320) })), counts };
    },

    /**
     * Sends all invitations. One invalid address refuses all; members and invited people are skipped and reported
     * (B07).
     */
    async send(actor: Actor, form: z.output<typeof BulkForm>, locale: Locale): Promise<BulkResult> {
      const role = await bulkRole(db, actor, form.role_id);
      const school_id = await schoolOf(db, actor, form.school_id);
      const written = read('emails', form.emails, locale);
      const now = clock.now();
      const at = utc(now);
      const expires_at = expiryFrom(now);

      const send = () =>
        db.transaction(async (trx) => {
          const rows = await judge(trx, written, role.id);
          const bad = rows.filter(({ state }) => state === 'invalid').map(({ email }) => email.slice(0, 80));
          if (bad.length > 0) {
            const emails = bad.slice(0, 10).join(', ') + (bad.length > 10 ? '…' : '');
            throw invalid('emails', fieldMessage('invitations.emails.invalid', locale, { emails }));
          }
          const ready = rows.filter(({ state }) => state === 'ready').map(({ email }) => email);
          if (ready.length > 0) {
            const { subject, limit } = dailyWindow(actor.userId);
            await windows.take(trx, subject, { ...limit, count: ready.length });
          }
          const result: ResultRow[] = rows.map(({ email, state }) => ({ email, state }));
          const { id: batch_id } = await InvitationBatchModel.query(trx).insert({
            invited_by: own(actor),
            role_id: role.id,
            school_id,
            result: JSON.stringify(result),
            created_at: at,
          });
          const shared = { role_id: role.id, school_id, invited_by: actor.userId, batch_id, locale, expires_at };
          const invitations = ready.map((email) => ({
            ...shared,
            email,
            open_key: openKey(email, role.id),
            created_at: at,
            updated_at: at,
          }));
          await insertInvitations(trx, invitations);
          const made = await invitationsOfBatch(trx, batch_id);
          await askLetters(
            trx,
            made.map(({ id }) => ({ invitation_id: id, letter: 1 })),
            at,
          );
          if (made.length > 0)
            await recordAudit(trx, {
              at,
              actor,
              action: 'invitation.created',
              subject: { type: 'invitation', id: null, label: made.map(({ email }) => email).join(', ') },
              after: { role: role.code, school_id, people: made.length },
            });
          const shown: BulkResult['links'] = [];
          if (config.areLinksShown)
            for (const { id: invitation_id, email } of made)
              shown.push({
                email,
                link: registerUrl(config.publicUrl, await links.make(trx, { invitation_id }, expires_at)),
              });
          const skipped = rows.flatMap(({ email, state }) =>
            state === 'duplicate' || state === 'member' || state === 'invited' ? [{ email, reason: state }] : [],
          );
          return { id: batch_id, created: made.length, skipped, links: shown };
        });
      try {
        return await send();
      } catch (error) {
        // Somebody invited one of them meanwhile. Nothing was sent; the next attempt skips that address.
        throw isUniqueViolation(error) ? new Problem('invitations.exists') : error;
      }
    },

    progress: (actor: Actor, id: number): Promise<BulkProgress> => batchProgress(db, actor, id),

    result: (actor: Actor, id: number, locale: Locale): Promise<FileReply> => resultFile(db, actor, id, locale),
  };
}

export type BulkService = ReturnType<typeof bulkService>;

/** The addresses of a field, at least one and at most `BULK_MAX`. */
function read(field: string, text: string, locale: Locale): Written[] {
  const written = readAddresses(text);
  if (written.length === 0) throw invalid(field, fieldMessage('invitations.emails.required', locale));
  if (written.length > BULK_MAX) throw invalid(field, tooMany(locale));
  return written;
}

const invalid = (field: string, sentence: string) => new InvalidRequest({ [field]: [sentence] });
const tooMany = (locale: Locale) => fieldMessage('invitations.emails.too-many', locale, { max: BULK_MAX });
