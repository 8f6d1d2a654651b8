import { matrixFor } from '@ruta/contracts/roles/role.sample';
import type { PermissionChange } from '@ruta/contracts/roles/role.schema';
import { roles } from '@ruta/contracts/roles/roles.api';
import { adminRoles } from '@ruta/contracts/roles/roles.screens';
import type { Matrix } from '@ruta/contracts/roles/roles.screens';
import { twoFactorCalls } from '@ruta/contracts/access/two-factor.api';
import { fieldMessage } from '@ruta/contracts/field-messages';
import { MESSAGES } from '@ruta/contracts/messages';
import { answer, Refused, refusedUntil } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import type { Scene } from '../../kit/scene';

/** The valid password in stories. */
export const PASSWORD = 'ruta-demo-2026';

/** A part of the matrix with every kind of cell; the whole has a thousand. */
const PART = {
  roles: ['COACH', 'COACH_SEC', 'DIR', 'PROF', 'ADMIN', 'SUPER_ADMIN'],
  subjects: ['self', 'school', 'visit', 'user'],
} as const;
export const part = ({ me }: Scene, differs: Partial<Matrix> = {}): Matrix => ({
  ...matrixFor(me.role, PART),
  ...differs,
});

const after = (matrix: Matrix, changes: readonly PermissionChange[]): Matrix => ({
  ...matrix,
  roles: matrix.roles.map((role) => ({
    ...role,
    permissions: role.permissions.map((cell) => {
      const change = changes.find(({ role_id, permission_id }) => role_id === role.id && permission_id === cell.id);
      return change ? { ...cell, enabled: change.enabled } : cell;
    }),
  })),
});

/** The partial matrix in its initial state; changes persist. `others` override its answers. */
export const matrix =
  (differs: Partial<Matrix> = {}, others: (scene: Scene) => readonly Answer[] = () => []) =>
  (scene: Scene) => {
    let now = part(scene, differs);
    return [
      answer(adminRoles, () => now),
      answer(roles.change, ({ body }) => {
        const { changes } = body as { changes: PermissionChange[] };
        now = after(now, changes);
        return { data: { changed: changes.length }, message: MESSAGES['roles.changed'][scene.locale] };
      }),
      ...others(scene),
    ];
  };

/** The same matrix; changes require the password, and a wrong one is reported at its field. */
export const confirming = (scene: Scene): Answer[] => {
  let isConfirmed = false;
  return [
    ...matrix()(scene).map((given) =>
      given.call === roles.change ? refusedUntil(given, 'access.confirm-first', () => isConfirmed) : given,
    ),
    answer(twoFactorCalls.confirm, ({ body }) => {
      isConfirmed = (body as { password: string }).password === PASSWORD;
      const errors = { password: [fieldMessage('access.password.current', scene.locale)] };
      return isConfirmed ? { data: null } : new Refused('request.invalid', { errors });
    }),
  ];
};
