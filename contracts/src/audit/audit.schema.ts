import { z } from 'zod';
import { id, instant } from '../kit/fields';
import { ROLE_CODES } from '../roles';

/**
 * Actions of the audit log, by subject. A room that records a new action adds it here and its words to the web's
 * `audit.texts.ts`, which does not compile without them.
 */
export const AUDIT_ACTIONS = [
  'user.updated',
  'user.roles-changed',
  'user.transitional-roles-changed',
  'user.banned',
  'user.unbanned',
  'user.verified',
  'user.deleted',
  'user.restored',
  'user.purged',
  'user.registered',
  'user.password-reset-sent',
  'user.email-asked',
  'user.email-sent-again',
  'user.email-withdrawn',
  'permission.enabled',
  'permission.disabled',
  'school.updated',
  'school.renamed',
  'school.deleted',
  'school.dpi-end-set',
  'school.pai-established',
  'school.pfi-dated',
  'school.pfi-removed',
  'school.set-up',
  'imported-school.discarded',
  'hierarchy.saved',
  'hierarchy.released',
  'hierarchy.excluded',
  'hierarchy.included',
  'hierarchy.handed-over',
  'hierarchy.handover-undone',
  'hierarchy.import-undone',
  'cycle.created',
  'cycle.updated',
  'cycle.pfp-closure-set',
  'cycle.dpi-closure-set',
  'cycle.prepared',
  'cycle.started',
  'cycle.finished',
  'period.created',
  'holiday.added',
  'holiday.changed',
  'holiday.deleted',
  'content.added',
  'content.changed',
  'content.deleted',
  'content.ordered',
  'content.section-changed',
  'content.page-changed',
  'pill.added',
  'pill.changed',
  'pill.deleted',
  'pill.captions-saved',
  'pill.captions-removed',
  'pill-category.added',
  'pill-category.changed',
  'pill-category.deleted',
  'pill-category.levels-changed',
  'formation.added',
  'formation.changed',
  'formation.deleted',
  'formation.published',
  'formation.retired',
  'formation.ordered',
  'formation.content-added',
  'formation.content-changed',
  'formation.content-deleted',
  'dpi-question.added',
  'dpi-question.changed',
  'dpi-question.ordered',
  'import.applied',
  'import.undone',
  'proof.revoked',
  'survey.responses-read',
  'invitation.created',
  'invitation.updated',
  'invitation.resent',
  'invitation.restored',
  'invitation.deleted',
  'invitation.accepted',
  'access.password-reset',
  'access.password-changed',
  'access.calendar-made',
  'access.calendar-ended',
  'access.email-changed',
  'access.session-ended',
  'access.sessions-ended',
  'access.throttled',
  'access.totp-enabled',
  'access.totp-disabled',
  'access.recovery-code-used',
  'access.codes-refused',
  'access.administrator-made',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an entry is about. */
export const AUDIT_SUBJECTS = [
  'user',
  'role',
  'school',
  'imported-school',
  'cycle',
  'period',
  'holiday',
  'content',
  'pill',
  'pill-category',
  'formation-plan',
  'dpi-question',
  'import',
  'proof',
  'activity',
  'invitation',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** Values by field; with before and after, only the fields that differ. */
const Facts = z.record(z.string(), z.json());

/** One entry: who did what to whom, when, with values before and after. It never holds a secret. */
export const AuditEntry = z.object({
  id,
  at: instant.describe('UTC'),
  actor: z
    .object({ id, fullname: z.string(), role: z.enum(ROLE_CODES).nullable().describe('The role they acted in') })
    .nullable()
    .describe('Null for what nobody signed in did: the server, or a person at the door'),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.object({
    type: z.enum(AUDIT_SUBJECTS),
    id: id.nullable(),
    label: z.string().describe('What it was called then; empty once a person is purged'),
  }),
  before: Facts.nullable(),
  after: Facts.nullable(),
  names: z
    .array(z.object({ field: z.string(), id, label: z.string() }))
    .describe('What before and after name by number alone, as it is called now'),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
