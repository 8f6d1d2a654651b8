import type { Endpoint } from '@ruta/contracts';
import { api } from '@ruta/contracts/api';

/** Every call of the product. */
export const endpoints: readonly Endpoint[] = Object.values(api).flatMap((room) => Object.values<Endpoint>(room));

/** What requests are about: one of each, in somebody's reach or out of it. */
export interface Ids {
  school: number;
  visit: number;
  activity: number;
  evidence: number;
  notification: number;
  session: number;
  user: number;
  invitation: number;
  batch: number;
  role: number;
  permission: number;
}

/** A request that the contract finds nothing wrong with. */
export interface Sample {
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
  /** Which of the ids it carries. */
  names: readonly (keyof Ids)[];
}

export const nameOf = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path}`;

const DATE = '2026-11-24';
const TIME = '10:00';
const axes = [1, 2, 3, 4].map((id) => ({ id, actions: 'Acción', specifications: 'Detalle' }));
const moved = { date: DATE, time: TIME, justification: 'La escuela cambió su horario.', revision: 1 };
const activity = {
  title: 'Consejo técnico',
  description: '',
  duration_min: 60,
  place: '',
  levels: [],
  roles: [],
};
const visit = { objective: 'Acompañar', date: DATE, time: TIME, school_visit_axis: axes };

/** What the address of a photo, or a link, ends in. */
export const TOKEN = 'token-of-the-tests-token-of-the-tests-12345';

/** What the bodies hold beside ids. A call with a body needs its row here, and the tests say so. */
const BODIES: Record<string, Record<string, unknown>> = {
  'POST /login': { email: 'nobody@ruta.test', password: 'not the password' },
  'PUT /me/role': { role: 'COACH' },
  'PUT /me/locale': { locale: 'es' },
  'PUT /users/:id': { name: 'Ana', surname: 'Peña', revision: 1 },
  'PUT /users/:id/ban': { is_banned: false },
  'PUT /roles/permissions': { changes: [{ role_id: 4, permission_id: 5, enabled: true }] },
  'PUT /roles/:id/permissions/:permissionId': { enabled: true },
  'PUT /schools/:id': { city: 'Colima', revision: 1 },
  'POST /schools/update-name': { id: 1, name: 'Colegio propio' },
  'POST /password/forgot': { email: 'nobody@ruta.test' },
  'POST /password/reset': {
    token: TOKEN,
    password: 'un caballo correcto',
    password_confirmation: 'un caballo correcto',
  },
  'POST /invitations': { email: 'somebody@ruta.test', role_id: 9 },
  'PUT /invitations/:id': { email: 'somebody-else@ruta.test', role_id: 9 },
  'POST /invitations/preview': { text: 'a@ruta.test, b@ruta.test', role_id: 9 },
  'POST /invitations/bulk': { emails: 'c@ruta.test, d@ruta.test', role_id: 9 },
  'POST /register': {
    token: TOKEN,
    name: 'Laura',
    surname: 'Mendoza Reyes',
    password: 'un caballo correcto',
    password_confirmation: 'un caballo correcto',
    accept_terms: true,
  },
  'PUT /me/confirm': { password: 'not the password' },
  'POST /login/code': { token: TOKEN, code: '123456' },
  'PUT /profile': {
    name: 'Laura',
    surname: 'Mendoza Reyes',
    birthday: '1985-03-14',
    sex: 'f',
    timezone: 'America/Mexico_City',
    locale: 'es',
    revision: 1,
  },
  'PUT /profile/password': {
    current_password: 'not the password',
    password: 'un caballo correcto',
    password_confirmation: 'un caballo correcto',
  },
  'PUT /profile/two-factor': { code: '123456' },
  'PUT /profile/two-factor/begin': { password: 'not the password' },
  'PUT /profile/two-factor/recovery-codes': { password: 'not the password' },
  'PUT /profile/two-factor/disable': { password: 'not the password' },
  'PUT /schools/activity/set-attendance': { assistants: [] },
  'PUT /schools/activity/set-observations': { result: 'Buen clima.' },
  'PUT /schools/activity/set-proof_of_attendance': { name: 'Constancia', date: DATE, time: TIME, send_proof: false },
  'POST /schools/activity/set-evidence': {},
  'POST /schools/agenda': { ...activity, date: DATE, time: TIME },
  'PUT /schools/agenda/:id': { title: 'Otro título', revision: 1 },
  'PUT /schools/agenda/:id/reschedule': moved,
  'POST /schools/visits': { ...visit, eraser: false },
  'PUT /schools/visits/:id': { objective: 'Otro', revision: 1 },
  'POST /schools/visits/:id/preview': { objective: 'Otro', revision: 1 },
  'PUT /schools/visits/:id/publish': { ...visit, revision: 1 },
  'PUT /schools/visits/:id/reschedule': moved,
};

/** Which id `:id` means, by the beginning of the path; the longer ones first. */
const PATHS: readonly (readonly [string, keyof Ids])[] = [
  ['/schools/visits/', 'visit'],
  ['/schools/agenda/', 'activity'],
  ['/schools/activity/', 'activity'],
  ['/schools/', 'school'],
  ['/notifications/', 'notification'],
  ['/sessions/', 'session'],
  ['/users/', 'user'],
  ['/roles/', 'role'],
  ['/invitations/bulk/', 'batch'],
  ['/invitations/', 'invitation'],
];

/** The names of the fields of a schema; of a union, those of all its options. */
export function fieldsOf(schema: unknown): string[] {
  const { shape, options } = schema as { shape?: object; options?: unknown[] };
  if (shape) return Object.keys(shape);
  return [...new Set((options ?? []).flatMap(fieldsOf))];
}

/** A valid request to an endpoint about the given ids. */
export function requestTo(endpoint: Endpoint, ids: Ids): Sample {
  const names = new Set<keyof Ids>();
  const idOf = (name: keyof Ids) => {
    names.add(name);
    return ids[name];
  };
  const path = endpoint.path.replace(/:(\w+)/g, (_, param: string) => {
    if (param === 'evidence_id') return String(idOf('evidence'));
    if (param === 'token') return TOKEN;
    if (param === 'permissionId') return String(idOf('permission'));
    const [, named] = PATHS.find(([start]) => endpoint.path.startsWith(start)) ?? [];
    if (param !== 'id' || !named) throw new Error(`tests/kit/requests.ts knows no :${param} in ${endpoint.path}`);
    return String(idOf(named));
  });
  const about = (fields: readonly string[]) => ({
    ...(fields.includes('school_id') ? { school_id: idOf('school') } : {}),
    ...(fields.includes('activity_id') ? { activity_id: idOf('activity') } : {}),
  });
  const fields = fieldsOf(endpoint.body);
  const body = BODIES[nameOf(endpoint)];
  if (fields.length > 0 && !body) throw new Error(`tests/kit/requests.ts needs a body for ${nameOf(endpoint)}`);
  const asked = fieldsOf(endpoint.query);
  const query = Object.fromEntries(Object.entries(about(asked)).map(([name, id]) => [name, String(id)]));
  if (asked.includes('start')) Object.assign(query, { start: '2026-11-01', end: '2026-11-30' });
  return { path, query, body: { ...body, ...about(fields) }, names: [...names] };
}
