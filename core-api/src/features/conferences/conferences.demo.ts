import type { Knex } from 'knex';
import { isSchoolDay } from '../../seeds/calendar';
import { insertRows, instantAt, known } from '../../seeds/rows';
import { addDays, dayIn, fromUtc, utc } from '../../time/clock';
import { cellsOf } from './slots';
import type { ConferenceRow } from './conferences.tables';

interface ConferencesToSeed {
  trx: Knex;
  now: string;
  today: string;
}

const AGENTS = ['agent', 'luis.penaloza', 'wendy.arellano', 'fabian.oropeza'] as const;

/** A session of the demo: whose, with whom, so many school days from today, at an hour of the agent's clock. */
interface DemoSession {
  petitioner: string;
  agent: (typeof AGENTS)[number];
  theme: string;
  schoolDays: number;
  time: string;
  notes?: string;
  status?: ConferenceRow['status'];
  reason?: string;
}

const SESSIONS: readonly DemoSession[] = [
  {
    ...{ petitioner: 'dir', agent: 'agent', theme: 'Del diagnóstico al PAI', schoolDays: 2, time: '09:00' },
    notes: 'Tenemos los resultados del DPI y no sabemos por cuál tema empezar.',
  },
  { petitioner: 'prof', agent: 'agent', theme: 'Planear por proyectos', schoolDays: 2, time: '11:00' },
  {
    ...{ petitioner: 'coach', agent: 'agent', theme: 'Retroalimentar sin juzgar', schoolDays: 3, time: '10:00' },
    notes: 'Me gustaría practicar una conversación difícil.',
  },
  { petitioner: 'dir', agent: 'agent', theme: 'Seguimiento del PFI', schoolDays: 4, time: '09:00' },
  { petitioner: 'coor', agent: 'agent', theme: 'Rúbricas que se usan', schoolDays: 4, time: '11:00' },
  { petitioner: 'dir', agent: 'agent', theme: 'Conocer Ruta', schoolDays: -12, time: '09:00', status: 'started' },
  {
    petitioner: 'prof',
    agent: 'agent',
    theme: 'Lectura en voz alta',
    schoolDays: -8,
    time: '10:00',
    status: 'started',
  },
  { petitioner: 'dir', agent: 'agent', theme: 'Dar fecha al año', schoolDays: -6, time: '09:00' },
  {
    ...{ petitioner: 'dir', agent: 'agent', theme: 'Reuniones con familias', schoolDays: -4, time: '11:00' },
    ...{ status: 'cancelled', reason: 'Junta imprevista' },
  },
  {
    petitioner: 'coach',
    agent: 'agent',
    theme: 'Acompañar en el aula',
    schoolDays: -3,
    time: '12:00',
    status: 'started',
  },
];

/** What sessions are about, who gives them, and some of each state: ahead, held, missed and cancelled. */
export async function conferencesDemo({ trx, now, today }: ConferencesToSeed): Promise<{ conferences: number }> {
  const themes = await themesDemo(trx);
  const people = new Map(
    (await trx('users').select('id', 'email', 'timezone', 'school_id')).map((person) => [person.email, person]),
  );
  const of = (name: string) => known(people, `${name}@ruta.test`);
  const given = AGENTS.flatMap((name) =>
    [...themes.values()].map(({ id }) => ({ agent_id: of(name).id, schedule_theme_id: id })),
  );
  // Each theme has two or three of the four agents; the first gives all.
  const gives = given.filter(
    ({ agent_id, schedule_theme_id }) => agent_id === of('agent').id || (agent_id + schedule_theme_id) % 2 === 0,
  );
  await insertRows(trx, 'agent_theme', gives);
  for (const session of SESSIONS) {
    const [agent, petitioner] = [of(session.agent), of(session.petitioner)];
    await seedSession(trx, { session, agent, petitioner, theme: known(themes, session.theme), now, today });
  }
  return { conferences: SESSIONS.length };
}

/** The themes that every installation has, by their names. */
async function themesDemo(trx: Knex): Promise<ReadonlyMap<string, SeededTheme>> {
  const rows = await trx('schedule_themes').select('id', 'name_es', 'duration', 'cooldown');
  return new Map(rows.map(({ name_es, ...theme }) => [name_es, theme]));
}

interface SeededTheme {
  id: number;
  duration: number;
  cooldown: number;
}

interface Person {
  id: number;
  timezone: string;
  school_id: number | null;
}

interface SessionToSeed {
  session: DemoSession;
  agent: Person;
  petitioner: Person;
  theme: SeededTheme;
  now: string;
  today: string;
}

async function seedSession(trx: Knex, { session, agent, petitioner, theme, now, today }: SessionToSeed): Promise<void> {
  const { status = 'scheduled', reason = null, notes = '' } = session;
  const start_at = instantAt(schoolDaysFrom(today, session.schoolDays), session.time, agent.timezone);
  const after = (minutes: number) => utc(new Date(fromUtc(start_at).getTime() + minutes * 60_000));
  const booked_at = start_at < now ? after(-3 * 24 * 60) : now;
  const spans = { start_at, end_at: after(theme.duration), full_end_at: after(theme.duration + theme.cooldown) };
  const [conference_id = 0] = await trx('conferences').insert({
    ...{ schedule_theme_id: theme.id, user_id: agent.id, user_timezone: agent.timezone },
    ...{ petitioner_id: petitioner.id, petitioner_timezone: petitioner.timezone, school_id: petitioner.school_id },
    ...{ ...spans, duration: theme.duration, cooldown: theme.cooldown, status, notes },
    ...{ room: `ruta-demo-${petitioner.id}-${start_at.slice(0, 10)}`, created_at: booked_at, updated_at: booked_at },
  });
  const note = (code: ConferenceRow['status'], by: number, created_at: string) =>
    trx('conference_statuses').insert({
      conference_id,
      code,
      user_id: by,
      created_at,
      ...(code === 'cancelled' && { reason }),
    });
  await note('scheduled', petitioner.id, booked_at);
  if (status === 'started') await note('started', agent.id, start_at);
  if (status === 'cancelled') await note('cancelled', petitioner.id, after(-24 * 60));
  if (status === 'cancelled') return;
  const cells = cellsOf(spans).map((cell_at) => ({ agent_id: agent.id, cell_at, conference_id }));
  await insertRows(trx, 'session_cells', cells);
  const day = dayIn(petitioner.timezone, fromUtc(start_at));
  await trx('petitioner_days').insert({ petitioner_id: petitioner.id, day, conference_id });
}

/** The day that lies so many school days ahead, or behind if negative. */
function schoolDaysFrom(today: string, count: number): string {
  let day = today;
  for (let left = Math.abs(count); left > 0;) {
    day = addDays(day, Math.sign(count));
    if (isSchoolDay(day)) left -= 1;
  }
  return day;
}
