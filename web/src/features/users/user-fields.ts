import type { UserDetail, UserForm } from '@ruta/contracts/users/user.schema';

/** The fields of an account's form. Levels are stored per role, so that unticking and ticking a role keeps them. */
export interface Written {
  name: string;
  surname: string;
  email: string;
  school: { id: number; name: string } | null;
  active: boolean;
  /** Chosen here; what the person chose is not told. */
  time_factor?: UserForm['time_factor'];
  roles: readonly number[];
  levels: Readonly<Record<number, readonly number[]>>;
}

export const writtenOf = ({ name, surname, email, school, active, roles }: UserDetail): Written => ({
  name,
  surname,
  email,
  school,
  active,
  roles: roles.map(({ id }) => id),
  levels: Object.fromEntries(roles.map(({ id, pivot }) => [id, pivot.levels])),
});

const rolesOf = ({ roles, levels }: Written) =>
  [...roles]
    .sort((one, other) => one - other)
    .map((id) => ({ id, levels: [...(levels[id] ?? [])].sort((a, b) => a - b) }));
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether two versions are equal in the form. */
export const isSame = (one: Written, other: Written): boolean => !hasChanges(one, other);

/** The changed fields only; the server leaves absent fields unchanged. */
export function changesOf(written: Written, opened: Written): Omit<UserForm, 'revision'> {
  const changed = <K extends 'name' | 'surname' | 'email' | 'active'>(field: K) =>
    written[field] === opened[field] ? {} : { [field]: written[field] };
  return {
    ...changed('name'),
    ...changed('surname'),
    ...changed('email'),
    ...changed('active'),
    ...(written.time_factor === undefined ? {} : { time_factor: written.time_factor }),
    ...(written.school?.id === opened.school?.id ? {} : { school_id: written.school?.id ?? null }),
    ...(same(rolesOf(written), rolesOf(opened)) ? {} : { roles: rolesOf(written) }),
  };
}

export const hasChanges = (written: Written, opened: Written): boolean =>
  Object.keys(changesOf(written, opened)).length > 0;
