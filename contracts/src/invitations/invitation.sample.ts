import type { Invitation, InvitationRole } from './invitation.schema';

const teacher: InvitationRole = { id: 9, code: 'PROF', name: 'Docente', name_en: 'Teacher', su: false };
const director: InvitationRole = {
  id: 6,
  code: 'DIR',
  name: 'Director(a) escolar',
  name_en: 'School director',
  su: false,
};
const above: InvitationRole = {
  id: 11,
  code: 'SUPER_ADMIN',
  name: 'Superadministrador(a)',
  name_en: 'Super administrator',
  su: true,
};

/** The roles that a super administrator chooses from, shortened. */
export const sampleInvitationRoles: InvitationRole[] = [director, teacher, above];

/** A teacher whose mail has left, for tests and stories. */
export const sampleInvitation: Invitation = {
  id: 7,
  email: 'lucia.ortiz@escuela.mx',
  role_id: teacher.id,
  role: teacher,
  school: { id: 1, name: 'Instituto Ahuehuete' },
  status: 'sent',
  sent_at: '2026-11-19 16:00:05',
  resend_count: 0,
  expires_at: '2026-11-26 16:00:00',
  accepted_at: null,
  invited_by: { id: 60, fullname: 'Gabriela Zepeda Fuentes' },
  revision: 1,
  created_at: '2026-11-19 16:00:00',
  updated_at: '2026-11-19 16:00:00',
  can: { edit: true, resend: true, delete: true },
};

/** An invitation with differences. */
export const invitationWith = (differs: Partial<Invitation>): Invitation => ({ ...sampleInvitation, ...differs });
