/**
 * What happens to a session, as zod schemas: the events of the machine and the answers of its ports. They are the one
 * source of the machine's types, of the flow lab's forms and of the checks on samples.
 *
 * The machine imports only TYPES from here: zod stays out of the browser, as with the visit machine.
 */
import { ROLE_CODES } from '@ruta/contracts/roles';
import { z } from 'zod';
import { id, nothing } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import { EMAIL_MAX, PASSWORD_MAX, type SessionCredentials, type SessionPerson } from './session.rules';

const role = z.enum(ROLE_CODES);
const person = z.object({
  userId: id,
  email: z.string(),
  roles: z.array(role).min(1),
  role: role.nullable(),
}) satisfies z.ZodType<SessionPerson>;
const milliseconds = z.int().nonnegative();

/** Every event a person, the server or another tab sends to a session. */
export const sessionEvents = {
  'credentials.submitted': z.object({
    email: z.string().trim().min(1).max(EMAIL_MAX),
    password: z.string().min(1).max(PASSWORD_MAX),
    remember: z.boolean(),
  }) satisfies z.ZodType<SessionCredentials>,
  'code.submitted': z.object({ code: z.string().min(1).max(40) }),
  'secondStep.left': nothing,
  'role.chosen': z.object({ role }),
  'role.changeRequested': nothing,
  'role.changeCancelled': nothing,
  /** A call met a 401. */
  'session.expired': nothing,
  /** Whoever is asked to sign in again leaves instead. */
  'session.left': nothing,
  'signOut.requested': nothing,
  'otherTab.signedIn': z.object({ person }),
  'otherTab.signedOut': nothing,
};
export type SessionEvent = EventOf<typeof sessionEvents>;

const signedIn = z.object({ outcome: z.literal('signedIn'), person });
const throttled = z.object({ outcome: z.literal('throttled'), msLeft: milliseconds, message: z.string() });

/**
 * What each port answers. A refusal (wrong, banned, unverified, without a role) is a rejection with its sentence. The
 * token of the second step stays with whoever provides the ports: the machine remembers no secret.
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
/** The answers by port: `SessionOutputs['signIn']`. */
export type SessionOutputs = { [Port in keyof typeof sessionOutputs]: z.infer<(typeof sessionOutputs)[Port]> };
/** What both steps of signing in may answer. */
export type StepOutput = SessionOutputs['signIn'] | SessionOutputs['checkCode'];

/** What each port is called with. Password and code come from the event itself and are kept nowhere. */
export interface SessionInputs {
  signIn: SessionCredentials;
  checkCode: { code: string };
  chooseRole: { role: (typeof ROLE_CODES)[number] };
  signOut: undefined;
}
