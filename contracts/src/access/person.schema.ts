import { line, requiredLine, rawText } from '../kit/fields';
import { PASSWORD_MAX } from '../kit/limits';

/** A person's sex. The specification has `m` and `f`; `x` is an addition. */
export const SEXES = ['m', 'f', 'x'] as const;

/** A person's facts, in registration and profile. The server checks the birthday against its clock. */
export const personName = requiredLine(100, 'users.name.required');
export const personSurname = requiredLine(100, 'users.surname.required');
export const timezoneName = line(64).describe('An IANA name; one that does not exist becomes UTC');

/** A new password: present, of at most `PASSWORD_MAX` characters. The server's password policy decides whether it is good enough. */
export const newPassword = rawText(PASSWORD_MAX).refine((value) => value !== '', 'access.password.required');

interface Twice {
  password: string;
  password_confirmation: string;
}
const isText = (value: unknown) => typeof value === 'string';

/** For `.refine(isConfirmed, CONFIRMATION)`: both passwords are equal; otherwise the second field gets the message. */
export const isConfirmed = (form: Twice) => form.password === form.password_confirmation;
export const CONFIRMATION = {
  error: 'access.password.confirmation',
  path: ['password_confirmation'],
  // Runs even if other fields are invalid, so that all messages appear at once.
  when: ({ value }: { value: unknown }) => {
    const { password, password_confirmation } = (value ?? {}) as Partial<Record<keyof Twice, unknown>>;
    return isText(password) && isText(password_confirmation);
  },
};
