import type { User, UserDetail } from './user.schema';

/** A teacher as administrators see her, for tests and stories. */
export const sampleUser: UserDetail = {
  id: 40,
  email: 'ana.pena@ruta.test',
  access: 'ana.pena@ruta.test',
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

/** The same, but for what is said. */
export const userWith = (differs: Partial<UserDetail> = {}): UserDetail => ({ ...sampleUser, ...differs });

/** What may be done, nothing but what is named. */
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
