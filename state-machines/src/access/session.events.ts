/**
 * Zod schemas of the session machine's events and of its ports' answers: the single source of the machine's types, the
 * flow lab's forms and the checks of the samples. The machine imports only types from here, which keeps zod out of the
 * browser.
 */
import { EMAIL_MAX, PASSWORD_MAX } from '@ruta/contracts/kit/limits';
import { ROLE_CODES } from '@ruta/contracts/roles';
import { z } from 'zod';
import { id, nothing, textUpTo } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import type { SessionCredentials, SessionPerson } from './session.rules';

const role = z.enum(ROLE_CODES);
const person = z.object({
  userId: id,
  email: z.string(),
  roles: z.array(role).min(1),
  role: role.nullable(),
}) satisfies z.ZodType<SessionPerson>;
const milliseconds = z.int().nonnegative();

/** Every event of a session: from the person, the server or another tab. */
export const sessionEvents = {
  'credentials.submitted': z.object({
    email: z.string().trim().min(1).max(EMAIL_MAX),
    password: textUpTo(PASSWORD_MAX).min(1),
    remember: z.boolean(),
  }) satisfies z.ZodType<SessionCredentials>,
  'code.submitted': z.object({ code: z.string().min(1).max(40) }),
  'secondStep.left': nothing,
  'role.chosen': z.object({ role }),
  'role.changeRequested': nothing,
  'role.changeCancelled': nothing,
  /** A call was answered with 401. */
  'session.expired': nothing,
  /** The person leaves instead of signing in again. */
  'session.left': nothing,
  'signOut.requested': nothing,
  'otherTab.signedIn': z.object({ person }),
  'otherTab.signedOut': nothing,
};
export type SessionEvent = EventOf<typeof sessionEvents>;

const signedIn = z.object({ outcome: z.literal('signedIn'), person });
const throttled = z.object({ outcome: z.literal('throttled'), msLeft: milliseconds, message: z.string() });

/**
 * Answers of each port. A refusal (wrong, banned, unverified, without a role) rejects with its message. The app keeps
 * the token of the second step: the machine holds no secret.
 */
export const sessionOutputs = {
  signIn: z.discriminatedUnion('outcome', [
    signedIn,
    z.object({ outcome: z.literal('codeNeeded'), msLeft: milliseconds }),
    throttled,
  ]),
  checkCode: z.discriminatedUnion('outcome', [
    signedIn,
    z.object({ outcome: z.literal('over'), message: z.string() }),
    throttled,
  ]),
  chooseRole: z.object({ person }),
  signOut: z.null(),
};
/** Answers by port: `SessionOutputs['signIn']`. */
export type SessionOutputs = { [Port in keyof typeof sessionOutputs]: z.infer<(typeof sessionOutputs)[Port]> };
/** Answers of both steps of signing in. */
export type StepOutput = SessionOutputs['signIn'] | SessionOutputs['checkCode'];

/** Inputs of each port. Password and code come from the event and are not stored. */
export interface SessionInputs {
  signIn: SessionCredentials;
  checkCode: { code: string };
  chooseRole: { role: (typeof ROLE_CODES)[number] };
  signOut: undefined;
}
