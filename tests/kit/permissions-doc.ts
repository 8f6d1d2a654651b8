import {
  ABILITIES,
  defaultCell,
  isLocked,
  ROLE_CODES,
  ROLES,
  type Ability,
  type Endpoint,
  type RoleCode,
} from '@ruta/contracts';
import { api } from '@ruta/contracts/api';
import { PERMISSION_TEXTS, SCOPE_TEXTS, SUBJECT_TEXTS } from '@ruta/contracts/roles/permission.texts';
import type { PermissionSubject } from '@ruta/contracts/roles/permission.texts';

const subjectOf = (ability: Ability) => ability.split(':')[0] as PermissionSubject; // every ability is `subject:action`

/** A cell's scope; `o` marks off by default. */
function cell(role: RoleCode, ability: Ability): string {
  const held = defaultCell(role, ability);
  return held ? `${held.scope}${held.enabled ? '' : 'o'}` : '–';
}

/** The calls that need the password again, with permission and condition. */
const confirmed = (): string[] =>
  Object.values(api)
    .flatMap((room) => Object.values<Endpoint>(room))
    .flatMap(({ method, path, access, confirm }) =>
      confirm && 'ability' in access
        ? [
            row([
              `\`${method.toUpperCase()} /api${path}\``,
              `\`${access.ability}\``,
              confirm === true ? 'always' : confirm.when,
            ]),
          ]
        : [],
    );

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The content of docs/permissions.md: the default matrix, from `contracts/src/abilities.ts`. */
export function permissionsDoc(): string {
  const subjects = [...new Set(ABILITIES.map(subjectOf))];
  return [
    '# Permissions',
    '',
    'What each role may do in a new installation. `UPDATE_PERMISSIONS=1 npx jest permissions-doc --selectProjects tests` generates',
    'this page from `contracts/src/abilities.ts`; without the variable the test compares both. Administrators switch cells in the',
    'product. The table `role_permissions` stores their choice, which takes effect with the next request.',
    '',
    'A letter is the scope of the permission; it belongs to the role and cannot be changed. `o` means off by default, `–` that the',
    'role cannot have the permission, and a lock that nobody can switch it. Nobody can switch permissions of super',
    'administrators, or of a role that they hold themselves.',
    '',
    ...Object.entries(SCOPE_TEXTS).map(([letter, { en }]) => `- **${letter}** ${en}`),
    '',
    '## Roles',
    '',
    row(['code', 'name', 'area', 'granted by']),
    row(['---', '---', '---', '---']),
    ...ROLE_CODES.map((role) => {
      const { name, area, su } = ROLES[role];
      return row([`\`${role}\``, `${name.es} / ${name.en}`, area, su ? 'super administrators' : 'administrators']);
    }),
    ...subjects.flatMap((subject) => [
      '',
      `## ${SUBJECT_TEXTS[subject].en}`,
      '',
      row(['permission', 'what it allows', ...ROLE_CODES.map((role) => `\`${role}\``)]),
      row(['---', '---', ...ROLE_CODES.map(() => '---')]),
      ...ABILITIES.filter((ability) => subjectOf(ability) === subject).map((ability) =>
        row([
          `\`${ability}\`${isLocked(ability) ? ' 🔒' : ''}`,
          PERMISSION_TEXTS[ability].en,
          ...ROLE_CODES.map((role) => cell(role, ability)),
        ]),
      ),
    ]),
    '',
    '## The password again',
    '',
    'What an open page must not be able to do by itself: these calls want the password, given in the last quarter of an hour (at sign-in,',
    'or with `PUT /api/me/confirm`). Otherwise they answer 403 `access.confirm-first`; the browser asks in place and repeats the call.',
    'Beside them, in a remembered session, every change of an administrative role wants it after twelve hours.',
    '',
    row(['call', 'permission', 'when']),
    row(['---', '---', '---']),
    ...confirmed(),
    '',
  ].join('\n');
}
