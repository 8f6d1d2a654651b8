/**
 * Rules of a session in the browser, as plain functions (ACC-01, ACC-05), for the machine's guards and the screens.
 * Only the server checks a password. They do not load zod.
 */
import { addressForm } from '@ruta/contracts/kit/address';
import { lengthOf } from '@ruta/contracts/kit/length';
import { EMAIL_MAX, PASSWORD_MAX } from '@ruta/contracts/kit/limits';
import type { RoleCode } from '@ruta/contracts/roles';

/** The signed-in person. */
export interface SessionPerson {
  userId: number;
  email: string;
  /** Roles to choose from. */
  roles: readonly RoleCode[];
  /** The acting role; null while one of several is still to be chosen. */
  role: RoleCode | null;
}

/** Credentials as typed. */
export interface SessionCredentials {
  email: string;
  password: string;
  remember: boolean;
}

/** Compares addresses in their normal form, as the server does (decision 0075). */
export const sameEmail = (one: string, other: string): boolean => {
  const form = addressForm(one);
  return form !== null && form === addressForm(other);
};

/** Fields that are empty or too long, in characters as the contract counts them. The content of a password is not checked, not even for spaces. */
export function faultsInCredentials({ email, password }: SessionCredentials): ('email' | 'password')[] {
  const faults: ('email' | 'password')[] = [];
  if (email.trim() === '' || lengthOf(email.trim()) > EMAIL_MAX) faults.push('email');
  if (password === '' || lengthOf(password) > PASSWORD_MAX) faults.push('password');
  return faults;
}

/** Six digits of the app or ten characters of a recovery code; spaces and hyphens are allowed. */
export const isCode = (code: string): boolean =>
  /^(\d{6}|[a-z2-7]{10})$/.test(code.replace(/[\s-]/g, '').toLowerCase());

/** Whether one of several roles is still to be chosen (ACC-05). */
export const mustChooseRole = ({ role }: SessionPerson): boolean => role === null;

/** Whether the role is one of the person's own. */
export const holdsRole = ({ roles }: SessionPerson, role: RoleCode): boolean => roles.includes(role);

/** Whether the person who signs in again continues in place: the same person in the same role. */
export const isBack = (before: SessionPerson | null, now: SessionPerson): boolean =>
  before !== null && before.userId === now.userId && before.role !== null && before.role === now.role;
