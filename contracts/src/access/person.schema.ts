import { requiredText, text } from '../kit/fields';

/** A person's sex as the specification has it; `x` is ours. */
export const SEXES = ['m', 'f', 'x'] as const;

/** A person's own facts, as registration and profile take them; the server judges the birthday by its clock. */
export const personName = requiredText(100, 'users.name.required');
export const personSurname = requiredText(100, 'users.surname.required');
export const timezoneName = text(64).describe('An IANA name; one that does not exist becomes UTC');

/** A password to be: that it can be carried at all; whether it is good enough, the server's policy says. */
export const newPassword = text(1024).refine((value) => value !== '', 'access.password.required');

interface Twice {
  password: string;
  password_confirmation: string;
}
const isText = (value: unknown) => typeof value === 'string';

/** `.refine(isConfirmed, CONFIRMATION)`: refuses a repetition that differs, beside its own field. */
export const isConfirmed = (form: Twice) => form.password === form.password_confirmation;
export const CONFIRMATION = {
  error: 'access.password.confirmation',
  path: ['password_confirmation'],
  // Asked even where other fields are wrong, so that every sentence comes at once.
  when: ({ value }: { value: unknown }) => {
    const { password, password_confirmation } = (value ?? {}) as Partial<Record<keyof Twice, unknown>>;
    return isText(password) && isText(password_confirmation);
  },
};
