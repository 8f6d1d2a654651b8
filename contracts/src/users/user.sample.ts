import { ROLE_CODES, ROLES } from '../roles';
import type { Level, Role } from '../roles/role.schema';
import type { EmailChangeFacts, HeldRole, PendingEmail, User, UserDetail } from './user.schema';
import type { UserPage } from './users.screens';

/** A teacher as administrators see her, for tests and stories. */
export const sampleUser: UserDetail = {
  id: 40,
  email: 'ana.pena@ruta.test',
  access: 'ana.pena@ruta.test',
  pending_email: null,
  name: 'Ana',
  surname: 'Peña Núñez',
  fullname: 'Ana Peña Núñez',
  photo: null,
  registration_method: 'local',
  timezone: 'America/Mexico_City',
  school_id: 1,
  active: true,
  is_banned: false,
  two_factor: false,
  verified_at: '2026-08-24 06:00:00',
  last_login_at: '2026-11-19 15:30:00',
  created_at: '2026-08-24 06:00:00',
  deleted_at: null,
  revision: 3,
  roles: [{ id: 9, code: 'PROF', su: false, pivot: { attach_type: 'local', levels: [2] } }],
  school: { id: 1, name: 'Colegio Ceiba' },
  can: {
    update: true,
    ban: true,
    verify: false,
    delete: true,
    restore: false,
    resetPassword: true,
    resetTwoFactor: false,
  },
};

/** The sample account with some fields replaced. */
export const userWith = (differs: Partial<UserDetail> = {}): UserDetail => ({ ...sampleUser, ...differs });

/** Verdicts that allow only the named verbs. */
export const userCan = (...verbs: (keyof User['can'])[]): User['can'] => ({
  update: false,
  ban: false,
  verify: false,
  delete: false,
  restore: false,
  resetPassword: false,
  resetTwoFactor: false,
  ...Object.fromEntries(verbs.map((verb) => [verb, true])),
});

/** All roles, as an administrator may choose from them; roles above administration are not assignable. */
export const sampleRoleChoices: Role[] = ROLE_CODES.map((code, at) => ({
  id: at + 1,
  code,
  su: ROLES[code].su,
  grantable: !ROLES[code].su,
}));

/** The levels of schools. */
const sampleLevels: Level[] = [
  { id: 1, key: 'preescolar', name_es: 'Preescolar', name_en: 'Preschool', order: 1 },
  { id: 2, key: 'primaria', name_es: 'Primaria', name_en: 'Primary', order: 2 },
  { id: 3, key: 'secundaria', name_es: 'Secundaria', name_en: 'Secondary', order: 3 },
];

/** A held role, by default given here (`local`) and for all levels. */
export const heldRole = (code: HeldRole['code'], pivot: Partial<HeldRole['pivot']> = {}): HeldRole => ({
  id: ROLE_CODES.indexOf(code) + 1,
  code,
  su: ROLES[code].su,
  pivot: { attach_type: 'local', levels: [], ...pivot },
});

/** One account of each kind: ordinary, two roles, suspended, unverified, inactive, changeable only by a superior. */
export const sampleUsers: UserDetail[] = [
  sampleUser,
  userWith({
    id: 41,
    email: 'ernesto.garza@colegioceiba.edu.mx',
    name: 'Ernesto',
    surname: 'Garza Treviño',
    fullname: 'Ernesto Garza Treviño',
    roles: [heldRole('DIR', { levels: [2, 3] }), heldRole('PROF', { levels: [3] })],
    two_factor: true,
    can: { ...sampleUser.can, resetTwoFactor: true },
  }),
  userWith({
    id: 42,
    email: 'luis.perez@ruta.test',
    name: 'Luis',
    surname: 'Pérez Ibarra',
    fullname: 'Luis Pérez Ibarra',
    is_banned: true,
    last_login_at: '2026-10-02 19:12:00',
    roles: [heldRole('COOR')],
  }),
  userWith({
    id: 43,
    email: 'eva.ibarra@ruta.test',
    name: 'Eva',
    surname: 'Ibarra Solís',
    fullname: 'Eva Ibarra Solís',
    school_id: null,
    school: null,
    verified_at: null,
    last_login_at: null,
    can: { ...sampleUser.can, verify: true },
  }),
  userWith({
    id: 44,
    email: 'tomas.rivas@ruta.test',
    name: 'Tomás',
    surname: 'Rivas Luna',
    fullname: 'Tomás Rivas Luna',
    school_id: null,
    school: null,
    active: false,
    registration_method: 'other',
    roles: [heldRole('COACH', { attach_type: 'remote' })],
  }),
  userWith({
    id: 45,
    email: 'rosa.luna@ruta.test',
    name: 'Rosa',
    surname: 'Luna Cárdenas',
    fullname: 'Rosa Luna Cárdenas',
    school_id: null,
    school: null,
    two_factor: true,
    roles: [heldRole('SUPER_ADMIN')],
    can: userCan(),
  }),
];

/** Deleted two days ago: it can still be restored. */
export const sampleDeletedUser: UserDetail = userWith({
  id: 46,
  email: 'hugo.salas@ruta.test',
  name: 'Hugo',
  surname: 'Salas Ortega',
  fullname: 'Hugo Salas Ortega',
  deleted_at: '2026-11-18 17:00:00',
  can: userCan('restore'),
});

/** An address that waits for its owner since this morning, by mail. */
export const samplePendingEmail: PendingEmail = {
  email: 'ana.pena@colegioceiba.edu.mx',
  asked_at: '2026-11-20 15:10:00',
  expires_at: '2026-11-23 15:10:00',
  is_mailed: true,
};

/** What the page of its link says. */
export const sampleEmailChange: EmailChangeFacts = {
  fullname: sampleUser.fullname,
  school: 'Colegio Ceiba',
  from: 'a•••@ruta.test',
  to: samplePendingEmail.email,
  expires_at: samplePendingEmail.expires_at,
};

/** The page of one account with its choices. */
export const userPageOf = (user: UserDetail): UserPage => ({ user, roles: sampleRoleChoices, levels: sampleLevels });
