/**
 * The rules of being signed in, as the browser knows them, as plain functions (ACC-01, ACC-05). The machine's guards and
 * the screens ask here; whether a password is right is for the server alone. Free of the validation library.
 */
import type { RoleCode } from '@ruta/contracts/roles';

/** Characters of an e-mail address, and of a password that is compared. */
export const EMAIL_MAX = 254;
export const PASSWORD_MAX = 1024;

/** The person signed in, as far as the session goes. */
export interface SessionPerson {
  userId: number;
  email: string;
  /** The roles the person may choose from. */
  roles: readonly RoleCode[];
  /** The one they act in; null until they chose one of several. */
  role: RoleCode | null;
}

/** What is typed to sign in. */
export interface SessionCredentials {
  email: string;
  password: string;
  remember: boolean;
}

/** Addresses are told apart without regard to case, as the server does. */
export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** What is missing of an e-mail and a password; a password is never judged here, not even for spaces. */
export function faultsInCredentials({ email, password }: SessionCredentials): ('email' | 'password')[] {
  const faults: ('email' | 'password')[] = [];
  if (email.trim() === '' || email.trim().length > EMAIL_MAX) faults.push('email');
  if (password === '' || password.length > PASSWORD_MAX) faults.push('password');
  return faults;
}

/** Six digits of the app or ten characters of a recovery code; spaces and hyphens are no mistake. */
export const isCode = (code: string): boolean =>
  /^(\d{6}|[a-z2-7]{10})$/.test(code.replace(/[\s-]/g, '').toLowerCase());

/** Several roles, and none chosen yet (ACC-05). */
export const mustChooseRole = ({ role }: SessionPerson): boolean => role === null;

/** One of the person's own. */
export const holdsRole = ({ roles }: SessionPerson, role: RoleCode): boolean => roles.includes(role);

/** Whether who signs in again goes on where they were: the same person, acting in the same role. */
export const isBack = (before: SessionPerson | null, now: SessionPerson): boolean =>
  before !== null && before.userId === now.userId && before.role !== null && before.role === now.role;
