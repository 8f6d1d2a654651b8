import type { RoleCode } from '@ruta/contracts';
import type { AuditAction } from '@ruta/contracts/audit/audit.schema';
import type { SchoolKey } from '../schools/schools.demo-data';

/** Whom or what an entry is about: a person by login, a role, a school by key, an invitation by its address. */
export type DemoSubject = { user: string } | { role: RoleCode } | { school: SchoolKey } | { invitation: string };

export interface AuditSeed {
  daysAgo: number;
  /** Login of who did it; the server itself without one. */
  by?: keyof typeof ACTORS;
  action: AuditAction;
  on: DemoSubject;
  /** A `school_id` is a school's key, and an empty `deleted_at` the time of the entry. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Who appears in the log, in the role they acted in. */
export const ACTORS = {
  super: 'SUPER_ADMIN',
  admin: 'ADMIN',
  'raul.ocampo': 'ADMIN',
  coach: 'COACH',
  'coach-man': 'COACH_MAN',
} as const satisfies Record<string, RoleCode>;

interface Invited {
  school?: SchoolKey;
  by?: keyof typeof ACTORS;
}
const invited = (
  email: string,
  role: RoleCode,
  daysAgo: number,
  { school, by = 'admin' }: Invited = {},
): AuditSeed => ({
  ...{ daysAgo, by, action: 'invitation.created', on: { invitation: email } },
  after: { role, school_id: school ?? null },
});
/** An account that was made by an invitation. */
const joined = (login: string, role: RoleCode, daysAgo: number): AuditSeed[] => [
  { daysAgo, action: 'invitation.accepted', on: { invitation: `${login}@ruta.test` } },
  { daysAgo, action: 'user.registered', on: { user: login }, after: { roles: [role], school_id: null } },
];

/** What administrators and others did in the last two months. It agrees with the other demo rows as they are today. */
export const AUDIT: readonly AuditSeed[] = [
  invited('content@ruta.test', 'CONTENT', 65),
  ...joined('content', 'CONTENT', 64),
  invited('coach-2@ruta.test', 'COACH', 62),
  ...joined('coach-2', 'COACH', 61),
  { daysAgo: 58.2, by: 'super', action: 'access.totp-enabled', on: { user: 'super' } },
  {
    ...{ daysAgo: 51.4, by: 'super', action: 'user.roles-changed', on: { user: 'raul.ocampo' } },
    ...{ before: { MGMT: [] }, after: { ADMIN: [] } },
  },
  {
    ...{ daysAgo: 44.1, by: 'admin', action: 'school.renamed', on: { school: 'sandoval-vallarta' } },
    ...{ before: { name: 'Colegio Sandoval Vallarta' }, after: { name: 'Colegio Manuel Sandoval Vallarta' } },
  },
  {
    ...{ daysAgo: 37.3, by: 'raul.ocampo', action: 'user.updated', on: { user: 'dir-2' } },
    ...{ before: { surname: 'Quiroga' }, after: { surname: 'Quiroga Ledesma' } },
  },
  {
    ...{ daysAgo: 33.2, by: 'super', action: 'permission.enabled', on: { role: 'PROF' } },
    ...{ before: { 'observation:read': false }, after: { 'observation:read': true } },
  },
  {
    ...{ daysAgo: 30.1, by: 'super', action: 'permission.disabled', on: { role: 'PROF' } },
    ...{ before: { 'observation:read': true }, after: { 'observation:read': false } },
  },
  { daysAgo: 26.5, by: 'admin', action: 'user.password-reset-sent', on: { user: 'petitioner' } },
  { daysAgo: 26.4, action: 'access.password-reset', on: { user: 'petitioner' } },
  {
    ...{ daysAgo: 20.2, by: 'raul.ocampo', action: 'user.deleted', on: { user: 'agent' } },
    ...{ before: { deleted_at: null, active: true }, after: { deleted_at: '', active: false } },
  },
  {
    ...{ daysAgo: 20.1, by: 'admin', action: 'user.restored', on: { user: 'agent' } },
    ...{ before: { deleted_at: '', active: false }, after: { deleted_at: null, active: true } },
  },
  { daysAgo: 18.3, by: 'coach', action: 'access.password-changed', on: { user: 'coach' } },
  { daysAgo: 15, by: 'admin', action: 'invitation.resent', on: { invitation: 'paloma.trejo@escuela.test' } },
  {
    ...{ daysAgo: 12.2, by: 'admin', action: 'user.banned', on: { user: 'suspendida' } },
    ...{ before: { is_banned: false }, after: { is_banned: true } },
  },
  invited('noe.barrientos@escuela.test', 'DIR', 9, { school: 'matilde-montoya' }),
  {
    ...{ daysAgo: 6.3, by: 'coach-man', action: 'access.sessions-ended', on: { user: 'coach-man' } },
    after: { ended: 2 },
  },
  invited('ines.galvan@escuela.test', 'SUPER_ADMIN', 4, { by: 'super' }),
  invited('rodrigo.salas@escuela.test', 'COACH', 3),
  { daysAgo: 2, by: 'admin', action: 'invitation.resent', on: { invitation: 'ximena.pacheco@escuela.test' } },
  invited('tomas.villalobos@escuela.test', 'PROF', 1, { school: 'ahuehuete' }),
  invited('lucia.ortiz@escuela.test', 'PROF', 0.1, { school: 'ahuehuete' }),
];
