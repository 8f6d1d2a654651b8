import type { Me } from './access.schema';

/** A coach of Guadalajara with two schools, for tests and stories. */
export const sampleCoach: Me = {
  user: {
    id: 4,
    email: 'coach@ruta.test',
    name: 'Laura',
    surname: 'Mendoza Reyes',
    fullname: 'Laura Mendoza Reyes',
    timezone: 'America/Mexico_City',
    locale: 'es',
    school_id: null,
    photo: null,
  },
  role: 'COACH',
  roles: ['COACH'],
  must_choose_role: false,
  withheld: null,
  abilities: [
    'self:read',
    'self:update',
    'notification:read',
    'notification:mark',
    'catalog:read',
    'school:read',
    'agenda:read',
    'activity:run',
    'activity:read',
    'visit:read',
    'visit:write',
    'visit:run',
  ],
  cycle: { id: 2, period: '2026-2027', start_at: '2026-08-24', end_at: '2027-07-15' },
  server_time: '2026-11-20 16:05:00',
  server_timezone: 'America/Cancun',
  user_timezone: 'America/Mexico_City',
};

/** The director of one of her schools. */
export const sampleDirector: Me = {
  ...sampleCoach,
  user: {
    ...sampleCoach.user,
    id: 30,
    email: 'dir@ruta.test',
    name: 'Ernesto',
    surname: 'Garza Treviño',
    fullname: 'Ernesto Garza Treviño',
    school_id: 1,
  },
  role: 'DIR',
  roles: ['DIR'],
  abilities: [
    'self:read',
    'self:update',
    'notification:read',
    'notification:mark',
    'catalog:read',
    'school:read',
    'agenda:read',
    'activity:read',
    'visit:read',
  ],
};

/** An administrator, who manages invitations, accounts and permissions. */
export const sampleAdministrator: Me = {
  ...sampleCoach,
  user: {
    ...sampleCoach.user,
    id: 60,
    email: 'admin@ruta.test',
    name: 'Gabriela',
    surname: 'Zepeda Fuentes',
    fullname: 'Gabriela Zepeda Fuentes',
  },
  role: 'ADMIN',
  roles: ['ADMIN'],
  abilities: [
    'hierarchy:read',
    'self:read',
    'self:update',
    'notification:read',
    'notification:mark',
    'catalog:read',
    'school:read',
    'invitation:manage',
    'user:read',
    'user:update',
    'user:reset-password',
  ],
};
