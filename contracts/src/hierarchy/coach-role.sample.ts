import { COACH_ROLES } from '../roles';
import type { RoleHolder } from './coach-role.schema';
import type { CoachRolesPage } from './coach-roles.screens';

const base: RoleHolder = {
  id: 21,
  name: 'Lucía',
  surname: 'Mendoza Ríos',
  fullname: 'Lucía Mendoza Ríos',
  email: 'lucia.mendoza@ruta.test',
  roles: ['COACH'],
  transitional_roles: [],
  fixed: [],
  revision: 2,
  can: { change: true, give: [...COACH_ROLES] },
};

/** The sample person with some fields replaced. For tests and stories. */
export const roleHolderWith = (differs: Partial<RoleHolder> = {}): RoleHolder => ({ ...base, ...differs });

/** Four people: a coach, one with a role lent, one whose role came from another system, and the reader herself. */
export const sampleRoleHolders: RoleHolder[] = [
  roleHolderWith({ id: 22, fullname: 'Daniel Íñiguez Solórzano', email: 'daniel@ruta.test', roles: ['COACH_SEC'] }),
  roleHolderWith(),
  roleHolderWith({
    ...{ id: 23, fullname: 'Mario Beltrán Zazueta', email: 'mario@ruta.test' },
    ...{ roles: ['COACH_MAN'], transitional_roles: ['COACH_DIR'], fixed: ['COACH_MAN'] },
  }),
  roleHolderWith({
    ...{ id: 24, fullname: 'Sofía Nieto Paz', email: 'sofia@ruta.test', roles: ['COACH_CORD'] },
    can: { change: false, give: [] },
  }),
];

/** Next year's cycle, the started one and last year's. */
export const sampleRoleCycles: CoachRolesPage['cycles'] = [
  { id: 4, period: '2027-2028', state: 'pending' },
  { id: 3, period: '2026-2027', state: 'started' },
  { id: 2, period: '2025-2026', state: 'finished' },
];
