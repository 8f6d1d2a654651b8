import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { databaseTarget } from '../../../core-api/src/config';
import { connect } from '../../../core-api/src/database/connect';
import { migrate } from '../../../core-api/src/database/migrate';
import { worldOf } from '../../../core-api/src/testing/world';

const NOW = '2026-11-01 12:00:00';
const DAY_MS = 86_400_000;
const SLICE = 1_000;

/** How large a world is. */
interface WorldSizes {
  /** Visits of the school with deep pages, and of each of the others. */
  big: number;
  ordinary: number;
  others: number;
  /** Databases choose plans by table sizes: with a single coach they would read people first. */
  coaches: number;
  teachers: number;
  /** The schools of a coach with many, and the visits of each: some 400 on a month page. */
  wide: { schools: number; visits: number };
}

const LARGE = { big: 10_000, ordinary: 1_000, coaches: 40, teachers: 2_000, wide: { schools: 30, visits: 235 } };

/** Tables of the lists, to be analyzed. */
const TABLES = [
  ...['school_visits', 'school_visit_axis', 'school_visit_axes', 'school_visit_statuses', 'agenda_activities'],
  ...['users', 'schools', 'school_hierarchies', 'school_cycles', 'role_user', 'roles', 'sessions'],
];

export interface World {
  token: string;
  /** The school whose list has a thousand pages. */
  big: number;
  /** A school with a realistic month page. */
  ordinary: number;
  /** A started activity of that school, by its agenda id. */
  running: number;
}

export interface WideWorld extends World {
  /** The session of a coach with thirty schools. */
  wide: string;
}

/** Creates `total` visits and those of a coach with thirty schools, in a database of its own. */
export async function layWorld(url: string, total: number): Promise<WideWorld> {
  const db = connect(databaseTarget(url));
  try {
    await migrate(db);
    const world = await layVisitsOf(db, { ...LARGE, others: (total - LARGE.big) / LARGE.ordinary });
    // The server analyzes SQLite when it starts.
    if (url.startsWith('mysql')) await db.raw(`analyze table ${TABLES.join(', ')}`);
    return world;
  } finally {
    await db.destroy();
  }
}

/** Creates visits, half of them finished, each with four axes and an agenda row. */
export async function layVisitsOf(
  db: Knex,
  { big, ordinary, others, coaches: people, teachers, wide: broad }: WorldSizes,
): Promise<WideWorld> {
  const world = worldOf(db);
  const cycle = await world.cycle();
  const coaches: number[] = [];
  while (coaches.length < people) coaches.push(await world.person('COACH'));
  await layTeachers(db, teachers);
  const coach = coaches[0] ?? 0;
  const schools: number[] = [];
  // The big and the first ordinary school belong to the first coach, the others to other coaches.
  for (let at = 0; at < 1 + others; at += 1) schools.push(await world.school());
  const coachOf = (at: number) => coaches[Math.max(0, at - 1) % people] ?? coach;
  let from = 0;
  for (const [at, school] of schools.entries()) {
    const count = at === 0 ? big : ordinary;
    const its = coachOf(at);
    await world.hierarchy(cycle, school, { coach_id: its });
    await layVisits(db, { school, coach: its, cycle }, from, count);
    from += count;
  }
  const wide = await world.person('COACH');
  for (let at = 0; at < broad.schools; at += 1) {
    const school = await world.school();
    await world.hierarchy(cycle, school, { coach_id: wide });
    await layVisits(db, { school, coach: wide, cycle }, from, broad.visits);
    from += broad.visits;
  }
  const first = schools[1] ?? 0;
  const running = await startLastOf(db, first);
  return {
    ...{ token: await sessionOf(db, coach), wide: await sessionOf(db, wide) },
    ...{ big: schools[0] ?? 0, ordinary: first, running },
  };
}

/** Adds teachers, so that the table of people has a realistic size. */
async function layTeachers(db: Knex, count: number) {
  const people = Array.from({ length: count }, (_, at) => ({
    email: `docente-${at}@ruta.test`,
    access: `docente-${at}@ruta.test`,
    name: 'Docente',
    surname: `Número ${at}`,
    search_key: `docente numero ${at}`,
    created_at: NOW,
    updated_at: NOW,
  }));
  await insert(db, 'users', people);
}

async function layVisits(
  db: Knex,
  { school, coach, cycle }: Record<'school' | 'coach' | 'cycle', number>,
  from: number,
  count: number,
) {
  for (let done = 0; done < count; done += SLICE) {
    const ids = Array.from({ length: Math.min(SLICE, count - done) }, (_, at) => from + done + at + 1);
    await db.transaction(async (trx) => {
      const common = {
        school_id: school,
        cycle_id: cycle,
        coach_id: coach,
        timezone: 'America/Mexico_City',
        created_at: NOW,
        updated_at: NOW,
      };
      // Spread over two years: a month of an ordinary school has some forty visits.
      const dateOf = (id: number) =>
        new Date(Date.parse('2025-12-01') + (id % 730) * DAY_MS).toISOString().slice(0, 10);
      const hourOf = (id: number) => 8 + (Math.floor(id / 730) % 7);
      const visits = ids.map((id) => ({
        ...common,
        id,
        objective: `Acompañar la planeación del grupo ${id} con base en los resultados del diagnóstico`,
        date: dateOf(id),
        time: `${String(hourOf(id)).padStart(2, '0')}:00`,
        datetime: `${dateOf(id)} ${hourOf(id) + 6}:00:00`,
        eraser: false,
        school_visit_status_id: id % 2 === 0 ? 3 : 1,
        finished_at: id % 2 === 0 ? NOW : null,
      }));
      const axes = ids.flatMap((id) =>
        [1, 2, 3, 4].map((axis_id) => ({
          school_visit_id: id,
          axis_id,
          actions: 'Observar dos clases y conversar con el colectivo',
          specifications: 'Con la rúbrica acordada en el consejo técnico',
        })),
      );
      const agenda = visits.map(
        ({ id, objective, eraser: _, school_visit_status_id: status, finished_at, ...visit }) => ({
          ...visit,
          activity_type: 'SchoolVisitActivity',
          activity_id: id,
          activity: 'Visita escolar',
          description: objective,
          isStarted: status === 3,
          isCompleted: status === 3,
          completed_at: finished_at,
        }),
      );
      await insert(trx, 'school_visits', visits);
      await insert(trx, 'school_visit_axis', axes);
      await insert(trx, 'agenda_activities', agenda);
    });
  }
}

/** Starts the last visit of a school, which is outside the measured month. */
async function startLastOf(db: Knex, school: number): Promise<number> {
  const last = await db('agenda_activities')
    .where({ school_id: school, isStarted: 0 })
    .orderBy('date', 'desc')
    .first<{ id: number; activity_id: number }>('id', 'activity_id');
  await db('agenda_activities').where({ id: last.id }).update({ isStarted: true, started_at: NOW });
  await db('school_visits').where({ id: last.activity_id }).update({ school_visit_status_id: 2, started_at: NOW });
  return last.id;
}

/** Inserts in slices, because SQLite limits the values per statement. */
export async function insert(trx: Knex, table: string, rows: readonly object[]) {
  for (let at = 0; at < rows.length; at += 200) await trx(table).insert(rows.slice(at, at + 200));
}

/** Creates a session of a person in their first role and returns its token. */
export async function sessionOf(db: Knex, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const role = (await db('role_user').where({ user_id: userId }).first()) as { role_id: number };
  await db('sessions').insert({
    token_hash: createHash('sha256').update(token).digest('hex'),
    user_id: userId,
    role_id: role.role_id,
    remember: true,
    created_at: NOW,
    last_used_at: '2029-01-01 00:00:00', // in the future, so that no call writes it
    expires_at: '2030-01-01 00:00:00',
  });
  return token;
}
