import { z } from 'zod';
import { PersonRef } from '../visits/visit.schema';
import { email, id, instant, rawText } from '../kit/fields';
import { ROLE_CODES } from '../roles';
import { BULK_MAX, BULK_TEXT_MAX } from './limits';

/** Mail not yet sent, mail sent, accepted, expired. */
export const INVITATION_STATUSES = ['pending', 'sent', 'accepted', 'expired'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** A role that people may be invited to. */
export const InvitationRole = z.object({
  id,
  code: z.enum(ROLE_CODES),
  name: z.string(),
  name_en: z.string(),
  su: z.boolean().describe('Only super administrators grant it, and one at a time'),
});
export type InvitationRole = z.infer<typeof InvitationRole>;

const SchoolName = z.object({ id, name: z.string() });

/** What the caller may do with an invitation now, by the policy that guards the calls. */
const InvitationCan = z.object({ edit: z.boolean(), resend: z.boolean(), delete: z.boolean() });

/** A request to join: an address, a role, and an optional school (ADM-01). */
export const Invitation = z
  .object({
    id,
    email: z.string(),
    role_id: id,
    role: InvitationRole.describe('Always there; include=role may be asked for and changes nothing'),
    school: SchoolName.nullable(),
    status: z.enum(INVITATION_STATUSES),
    sent_at: instant.nullable().describe('When the last mail left; null while it waits'),
    resend_count: z.int(),
    expires_at: instant,
    accepted_at: instant.nullable(),
    invited_by: PersonRef.nullable(),
    revision: z.int(),
    created_at: instant,
    updated_at: instant,
    can: InvitationCan,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

/** An invitation with its link where no mail server is set up. The link is returned once and not stored. */
export const InvitationWithLink = z.object({ invitation: Invitation, link: z.string().nullable() });
export type InvitationWithLink = z.infer<typeof InvitationWithLink>;

/** One invitation's form (ADM-02). */
export const InvitationForm = z.strictObject({
  email,
  role_id: z.int('invitations.role.required').positive('invitations.role.required').max(Number.MAX_SAFE_INTEGER),
  school_id: id.nullable().optional(),
});
export type InvitationForm = z.input<typeof InvitationForm>;

/** Several invitations with one role: if one address is invalid, none is sent (ADM-03). */
export const BulkForm = z.strictObject({
  emails: rawText(BULK_TEXT_MAX).describe('As people paste them; read by `readAddresses`'),
  role_id: InvitationForm.shape.role_id,
  school_id: InvitationForm.shape.school_id,
});
export type BulkForm = z.input<typeof BulkForm>;

/** A pasted list or the text of a CSV file, for a preview before sending. */
export const PreviewForm = z.strictObject({ text: rawText(BULK_TEXT_MAX), role_id: InvitationForm.shape.role_id });
export type PreviewForm = z.input<typeof PreviewForm>;

/** `invited`: an open invitation to this role exists. `member`: an account has this address, or waits to confirm it. */
export const PREVIEW_STATES = ['ready', 'invalid', 'duplicate', 'member', 'invited'] as const;
export type PreviewState = (typeof PREVIEW_STATES)[number];

export const PreviewRow = z.object({
  line: z.int().describe('Of the text, from 1'),
  email: z.string().describe('As it will be stored; as it was written where it is invalid'),
  state: z.enum(PREVIEW_STATES),
});
export type PreviewRow = z.infer<typeof PreviewRow>;

export const Preview = z.object({
  rows: z.array(PreviewRow).max(BULK_MAX),
  counts: z.object({ ready: z.int(), invalid: z.int(), duplicate: z.int(), member: z.int(), invited: z.int() }),
});
export type Preview = z.infer<typeof Preview>;

/** Why a valid address got no invitation. */
const SKIP_REASONS = ['duplicate', 'member', 'invited'] as const;

/** Result of one bulk sending. */
export const BulkResult = z.object({
  id: id.describe('Of the sending, for its result file'),
  created: z.int(),
  skipped: z.array(z.object({ email: z.string(), reason: z.enum(SKIP_REASONS) })),
  links: z
    .array(z.object({ email: z.string(), link: z.string() }))
    .describe('Only where no mail server is set up: told this once, kept nowhere'),
});
export type BulkResult = z.infer<typeof BulkResult>;

/** How many mails of a bulk sending are sent. Deleted invitations do not count. */
export const BulkProgress = z.object({ id, invitations: z.int(), sent: z.int() });
export type BulkProgress = z.infer<typeof BulkProgress>;

/** What the registration page shows to the holder of an invitation's link (ACC-02). */
export const InvitationFacts = z.object({
  email: z.string().describe('Masked: l•••@escuela.mx'),
  role: InvitationRole.pick({ code: true, name: true, name_en: true }),
  school: SchoolName.nullable().describe('Null: it is being assigned'),
  name: z.string().nullable().describe('Where a file told it'),
  surname: z.string().nullable(),
  expires_at: instant,
});
export type InvitationFacts = z.infer<typeof InvitationFacts>;
