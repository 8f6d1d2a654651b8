import { randomUUID } from 'node:crypto';
import { addDays, fromUtc, utc } from '../../time/clock';
import { roomFixtures, STAMPS, type FixturePlace } from '../../testing/fixtures';
import { cellsOf } from './slots';

/** The theme of the catalogue that samples name. */
const THEME = 4_000_001;

/** A theme of its own area; 30 minutes and 15 of rest. */
export async function themeOf(insert: FixturePlace['insert'], mark: string, differs: object = {}): Promise<number> {
  const named = (name: string) => ({ name_es: `${name} ${mark}`, name_en: `${name} ${mark}`, order: 1 });
  const area = await insert('schedule_areas', named('Área'));
  const rubric = await insert('schedule_rubrics', { ...named('Rubro'), parent_id: area });
  const category = await insert('schedule_categories', { ...named('Categoría'), parent_id: rubric });
  return insert('schedule_themes', { ...named('Tema'), parent_id: category, duration: 30, cooldown: 15, ...differs });
}

interface Booked {
  theme: number;
  agent: number;
  petitioner: number;
  school: number | null;
  start_at: string;
}

/** A booked session of 30 minutes with its keys and its first state. */
export async function conferenceOf(
  insert: FixturePlace['insert'],
  db: FixturePlace['db'],
  { theme, agent, petitioner, school, start_at }: Booked,
): Promise<number> {
  const after = (minutes: number) => utc(new Date(fromUtc(start_at).getTime() + minutes * 60_000));
  const spans = { start_at, end_at: after(30), full_end_at: after(45) };
  const id = await insert('conferences', {
    ...{ schedule_theme_id: theme, user_id: agent, petitioner_id: petitioner, school_id: school, ...spans, ...STAMPS },
    ...{ user_timezone: 'America/Mexico_City', petitioner_timezone: 'America/Mexico_City' },
    ...{ duration: 30, cooldown: 15, status: 'scheduled', room: `ruta-${randomUUID()}`, notes: '' },
  });
  const conference_id = id;
  await db('session_cells').insert(cellsOf(spans).map((cell_at) => ({ agent_id: agent, cell_at, conference_id })));
  await db('petitioner_days').insert({ petitioner_id: petitioner, day: start_at.slice(0, 10), conference_id });
  await insert('conference_statuses', {
    ...{ conference_id, code: 'scheduled', reason: null, user_id: petitioner, created_at: STAMPS.created_at },
  });
  return id;
}

/** An agent who gives no theme yet. */
export async function agentOf({ db, insert, mark }: Pick<FixturePlace, 'db' | 'insert' | 'mark'>): Promise<number> {
  const email = `giver-${randomUUID()}@ruta.test`;
  const agent = await insert('users', {
    ...{ name: mark, surname: 'Agente', email, access: email, search_key: email },
    ...{ timezone: 'America/Mexico_City', verified_at: STAMPS.created_at, ...STAMPS },
  });
  const role = await db('roles').where({ code: 'AGENT_VC' }).first('id');
  await insert('role_user', { user_id: agent, role_id: role?.id ?? 0 });
  return agent;
}

let days = 0;
/** A day ahead that no other fixture of the run has. */
const nextDay = () => addDays('2026-12-01', days++);

/** The catalogue, which belongs to no school: a theme whose agent is free on Tuesdays. */
async function catalogue({ db, insert }: Pick<FixturePlace, 'db' | 'insert'>): Promise<void> {
  const agent = await agentOf({ db, insert, mark: 'Persona' });
  const theme = await themeOf(insert, 'de todos', { id: THEME });
  await insert('agent_theme', { agent_id: agent, schedule_theme_id: theme });
  await insert('availabilities', {
    ...{ agent_id: agent, setting: 'availability', weekday: 2, start_at: '09:00', end_at: '17:00', ...STAMPS },
  });
}

async function conferenceFixture({ db, insert, mark, person, school }: FixturePlace): Promise<number> {
  const theme = await themeOf(insert, mark, { active: false });
  const other = await agentOf({ db, insert, mark });
  const agents = await db('role_user')
    .join('roles', 'roles.id', 'role_user.role_id')
    .where('role_user.user_id', person)
    .where('roles.code', 'AGENT_VC')
    .pluck<number[]>('role_user.user_id');
  // An agent gives it, everybody else booked it.
  const [agent, petitioner] = agents.length > 0 ? [person, other] : [other, person];
  return conferenceOf(insert, db, { theme, agent, petitioner, school, start_at: `${nextDay()} 16:00:00` });
}

const DAYS = { start: '2026-11-20', end: '2026-11-27' };

export const conferencesFixtures = roomFixtures({
  ids: { conference: conferenceFixture },
  params: { '/scheduled/:id': 'conference' },
  queries: {
    'GET /schedules': { date: '2026-11-24', schedule_theme_id: String(THEME) },
    'GET /schedules/petitioner': DAYS,
    'GET /schedules/agent': DAYS,
    'GET /schedules/sessions': DAYS,
  },
  tables: { '/scheduled': ['conferences', 'conference_statuses', 'session_cells', 'petitioner_days'] },
  bodies: {
    'POST /scheduled': { schedule_theme_id: THEME, start_at: '2026-11-24 15:00:00', notes: '' },
    'PUT /scheduled/:id/cancel': { reason: 'Junta imprevista' },
  },
  lists: [
    { as: 'AGENT_VC', path: '/schedules/agent/sessions', query: { sort: 'start_at' }, index: 'conferences_of_agent' },
    {
      ...{ as: 'DIR', path: '/scheduled', index: 'conferences_of_petitioner' },
      query: { scope: 'mine', sort: 'start_at' },
    },
  ],
  once: catalogue,
});
