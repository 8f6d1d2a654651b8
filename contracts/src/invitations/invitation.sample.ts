import type { BulkResult, Invitation, InvitationFacts, InvitationRole, Preview, PreviewRow } from './invitation.schema';

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

/** Some of the roles that a super administrator may invite to. */
export const sampleInvitationRoles: InvitationRole[] = [director, teacher, above];

/** The invitation of a teacher whose mail is sent. For tests and stories. */
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

/** The sample invitation with some fields replaced. */
export const invitationWith = (differs: Partial<Invitation>): Invitation => ({ ...sampleInvitation, ...differs });

const NOTHING: Invitation['can'] = { edit: false, resend: false, delete: false };

/** One invitation in each state: sent, not yet sent, expired, accepted. */
export const sampleInvitations: Invitation[] = [
  sampleInvitation,
  invitationWith({
    id: 8,
    email: 'hugo.salas@escuela.mx',
    role_id: director.id,
    role: director,
    school: null,
    status: 'pending',
    sent_at: null,
  }),
  invitationWith({
    id: 9,
    email: 'carmen.vidal@escuela.mx',
    school: { id: 2, name: 'Escuela Benito Juárez' },
    status: 'expired',
    sent_at: '2026-11-02 16:00:05',
    expires_at: '2026-11-09 16:00:00',
  }),
  invitationWith({
    id: 10,
    email: 'ana.pena@ruta.test',
    status: 'accepted',
    accepted_at: '2026-11-19 18:00:00',
    can: NOTHING,
  }),
];

/** The preview of a pasted list, with a row in every state. */
export const samplePreviewRows: PreviewRow[] = [
  { line: 1, email: 'jimena.rocha@escuela.mx', state: 'ready' },
  { line: 2, email: 'pedro.escuela.mx', state: 'invalid' },
  { line: 3, email: 'jimena.rocha@escuela.mx', state: 'duplicate' },
  { line: 4, email: 'ana.pena@ruta.test', state: 'member' },
  { line: 5, email: 'lucia.ortiz@escuela.mx', state: 'invited' },
  { line: 6, email: 'raul.camacho@escuela.mx', state: 'ready' },
];

/** Rows with their counts. */
export function previewOf(rows: PreviewRow[]): Preview {
  const counts: Preview['counts'] = { ready: 0, invalid: 0, duplicate: 0, member: 0, invited: 0 };
  for (const { state } of rows) counts[state] += 1;
  return { rows, counts };
}

/** The result of sending that list without its invalid row. */
export const sampleBulkResult: BulkResult = {
  id: 4,
  created: 2,
  skipped: [
    { email: 'jimena.rocha@escuela.mx', reason: 'duplicate' },
    { email: 'ana.pena@ruta.test', reason: 'member' },
    { email: 'lucia.ortiz@escuela.mx', reason: 'invited' },
  ],
  links: [],
};

/** What the registration page shows to the teacher who opens the link. */
export const sampleInvitationFacts: InvitationFacts = {
  email: 'l•••@escuela.mx',
  role: { code: teacher.code, name: teacher.name, name_en: teacher.name_en },
  school: sampleInvitation.school,
  ...{ name: null, surname: null, expires_at: sampleInvitation.expires_at },
};
