import { sampleAdministrator } from '../access/access.sample';
import { sampleSchools } from '../schools/school.sample';
import { sampleUser } from '../users/user.sample';
import type { AuditEntry } from './audit.schema';

const [school] = sampleSchools as [(typeof sampleSchools)[0], ...typeof sampleSchools];
const { user } = sampleAdministrator;
const atSchool = [{ field: 'school_id', id: school.id, label: school.name }];

/** An administrator moves a teacher to a school and corrects her name. For tests and stories. */
export const sampleEntry: AuditEntry = {
  id: 900,
  at: '2026-11-20 16:00:00',
  actor: { id: user.id, fullname: user.fullname, role: 'ADMIN' },
  action: 'user.updated',
  subject: { type: 'user', id: sampleUser.id, label: sampleUser.fullname },
  before: { surname: 'Pena Nuñez', school_id: null },
  after: { surname: sampleUser.surname, school_id: school.id },
  names: atSchool,
};

/** The sample entry with some fields replaced; `before` and `after` are null unless given. */
export const entryWith = (differs: Partial<AuditEntry>): AuditEntry => ({
  ...sampleEntry,
  before: null,
  after: null,
  names: [],
  ...differs,
});

/** Entries of one morning, newest first: every kind of subject, also deleted ones. */
export const sampleEntries: AuditEntry[] = [
  sampleEntry,
  entryWith({
    id: 899,
    at: '2026-11-20 15:48:00',
    action: 'user.roles-changed',
    before: { PROF: ['primaria'] },
    after: { PROF: ['primaria', 'secundaria'], COOR: [] },
  }),
  entryWith({
    id: 898,
    at: '2026-11-20 15:40:00',
    action: 'permission.disabled',
    subject: { type: 'role', id: 5, label: 'Coach secundario(a)' },
    before: { 'activity:reschedule': true },
    after: { 'activity:reschedule': false },
  }),
  entryWith({
    id: 897,
    at: '2026-11-20 15:31:00',
    action: 'school.renamed',
    subject: { type: 'school', id: school.id, label: school.name },
    before: { name: 'Colegio Sor Juana' },
    after: { name: school.name },
  }),
  entryWith({
    id: 896,
    at: '2026-11-20 15:12:00',
    actor: null,
    action: 'user.registered',
    subject: { type: 'user', id: 41, label: 'Rodrigo Castañeda Luna' },
    after: { roles: ['PROF'], school_id: school.id },
    names: atSchool,
  }),
  entryWith({
    id: 895,
    at: '2026-11-20 14:55:00',
    action: 'invitation.created',
    subject: { type: 'invitation', id: null, label: 'rodrigo.castaneda@ruta.test, lucia.ibarra@ruta.test' },
    after: { role: 'PROF', school_id: school.id, people: 2 },
    names: atSchool,
  }),
  entryWith({
    id: 894,
    at: '2026-11-20 14:30:00',
    actor: { id: 61, fullname: '—', role: 'ADMIN' },
    action: 'user.purged',
    subject: { type: 'user', id: 12, label: '' },
    after: { because: 'unverified' },
  }),
  entryWith({ id: 893, at: '2026-11-20 14:02:00', actor: null, action: 'access.throttled' }),
];
