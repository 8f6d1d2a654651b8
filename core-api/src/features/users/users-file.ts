import { ROLES, type FileReply, type Locale } from '@ruta/contracts';
import { EXPORT_MAX } from '@ruta/contracts/users/limits';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import type { Knex } from 'knex';
import { csvFile } from '../../csv/csv-file';
import type { Actor } from '../../kernel/actor';
import { throwFieldErrors } from '../../kernel/problem';
import type { Asked, UserReader } from './user.reader';

type State = 'active' | 'banned' | 'inactive' | 'deleted';

const WORDS: Record<Locale, { header: string[]; file: string; states: Record<State, string> }> = {
  es: {
    header: ['Nombre', 'Apellidos', 'Correo', 'Roles', 'Escuela', 'Estado', 'Verificada (UTC)', 'Último acceso (UTC)'],
    file: 'usuarios',
    states: { active: 'Activa', banned: 'Suspendida', inactive: 'Inactiva', deleted: 'Eliminada' },
  },
  en: {
    header: ['Name', 'Surname', 'E-mail', 'Roles', 'School', 'State', 'Verified (UTC)', 'Last sign-in (UTC)'],
    file: 'users',
    states: { active: 'Active', banned: 'Suspended', inactive: 'Inactive', deleted: 'Deleted' },
  },
};

/**
 * Accounts as CSV, by name (ADM-04): what the list shows of each, so the ability to read the list is enough. 422 beyond
 * `EXPORT_MAX`.
 */
export async function usersFile(
  db: Knex,
  reader: UserReader,
  actor: Actor,
  asked: Asked,
  locale: Locale,
): Promise<FileReply> {
  const people = await reader.all(db, actor, asked, EXPORT_MAX + 1);
  if (people.length > EXPORT_MAX) throwFieldErrors({ filter: ['users.export.too-many'] });
  const { header, file, states } = WORDS[locale];
  const rows = people.map((user) => [
    user.name,
    user.surname,
    user.email,
    user.roles.map(({ code }) => ROLES[code].name[locale]).join(', '),
    user.school?.name ?? '',
    states[stateOf(user)],
    user.verified_at ?? '',
    user.last_login_at ?? '',
  ]);
  const content = csvFile(header, rows);
  return {
    name: `${file}.csv`,
    type: 'text/csv; charset=utf-8',
    size: content.byteLength,
    disposition: 'attachment',
    content,
  };
}

function stateOf({ deleted_at, is_banned, active }: UserDetail): State {
  if (deleted_at !== null) return 'deleted';
  if (is_banned) return 'banned';
  return active ? 'active' : 'inactive';
}
