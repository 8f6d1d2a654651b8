import type { Knex } from 'knex';
import { databaseTarget } from '../../../core-api/src/config';
import { connect } from '../../../core-api/src/database/connect';
import { migrate } from '../../../core-api/src/database/migrate';
import { searchKey } from '../../../core-api/src/database/search-key';
import { worldOf } from '../../../core-api/src/testing/world';
import { insert, sessionOf } from './world';

const NOW = '2026-11-01 12:00:00';
const STAMPS = { created_at: NOW, updated_at: NOW };
const DAY_MS = 86_400_000;
/** Schools of a coach, and items of each over the year: 400 in all with those that are shared. */
const SCHOOLS = 30;
const ITEMS = 11;
/** Items of one school in the weeks that are shared, and the people who get them. */
const SHARED = 60;
const PEOPLE = 500;
/** Central activities of the cycle, dated in the first school and not in the second. */
const CENTRAL = 9;
/** Rows in every table before those that are measured, so that databases choose plans as they do at a large network. */
const OTHERS = 20_000;

export interface PlansWorld {
  /** Session of the coach. */
  coach: string;
  /** A school whose year is dated, and one whose year is not. */
  dated: number;
  undated: number;
  /** What is shared of the dated school, in these days, and with whom. */
  range: { start_at: string; end_at: string };
  activities: readonly number[];
  people: readonly number[];
}

/** A coach of thirty schools with a year's agenda, a dated year, and 60 items that 500 teachers get. */
export async function layPlans(url: string): Promise<PlansWorld> {
  const db = connect(databaseTarget(url));
  try {
    await migrate(db);
    const world = worldOf(db);
    const cycle = await world.cycle();
    const coach = await world.person('COACH');
    const other = await world.person('COACH');
    const elsewhere = await world.school();
    await insert(db, 'agenda_activities', itemsOf(OTHERS, { school: elsewhere, coach: other, cycle }, 250));
    const schools: number[] = [];
    for (let at = 0; at < SCHOOLS; at += 1) {
      const school = await world.school();
      await world.hierarchy(cycle, school, { coach_id: coach });
      await insert(db, 'agenda_activities', itemsOf(ITEMS, { school, coach, cycle }, 250));
      schools.push(school);
    }
    const [dated = 0, undated = 0] = schools;
    await dateYear(db, { school: dated, coach, cycle });
    const range = { start_at: '2026-11-23', end_at: '2026-12-18' };
    await insert(db, 'agenda_activities', itemsOf(SHARED, { school: dated, coach, cycle }, 20));
    const activities = await db('agenda_activities')
      .where({ school_id: dated, activity_type: 'CustomActivity' })
      .whereBetween('date', [range.start_at, range.end_at])
      .orderBy('id', 'desc')
      .limit(SHARED)
      .pluck<number[]>('id');
    const people = await layPeople(db, dated);
    await db.raw('analyze table agenda_activities, pfi_activities, pfi_plans, central_activities, users, role_user');
    const token = await sessionOf(db, coach);
    // In the future, so that no call asks for the password.
    await db('sessions').update({ created_at: '2029-01-01 00:00:00' });
    return { coach: token, dated, undated, range, activities, people };
  } finally {
    await db.destroy();
  }
}

type Of = Record<'school' | 'coach' | 'cycle', number>;

/** A custom activity of a school, so many days after 23 November 2026. */
const itemAt = (days: number, { school, coach, cycle }: Of) => {
  const date = new Date(Date.parse('2026-11-23') + days * DAY_MS).toISOString().slice(0, 10);
  return {
    ...{ school_id: school, cycle_id: cycle, coach_id: coach, created_by: coach, activity_type: 'CustomActivity' },
    ...{ activity: 'Taller', description: 'Taller', date, time: '10:00', datetime: `${date} 16:00:00` },
    ...{ timezone: 'America/Mexico_City', duration_min: 60, place: 'Biblioteca', ...STAMPS },
  };
};

/** Some of them, spread over days. */
const itemsOf = (count: number, of: Of, days: number) =>
  Array.from({ length: count }, (_, at) => itemAt(at % days, of));

/** Nine central activities with two reasons each, which the school has dated. */
async function dateYear(db: Knex, { school, coach, cycle }: Of) {
  const [plan = 0] = await db('pfi_plans').insert({
    ...{ school_id: school, cycle_id: cycle, established_at: NOW, established_by: coach, ...STAMPS },
  });
  for (let order = 1; order <= CENTRAL; order += 1) {
    const [central = 0] = await db('central_activities').insert({
      ...{ cycle_id: cycle, code: `central-${String(order)}`, title_es: 'Taller', description_es: 'Un taller' },
      ...{ window_start: '2026-11-23', window_end: '2027-06-30', levels: '[]', roles: '[]', gives_proof: false },
      ...{ tenths: 20, order, active: true, ...STAMPS },
    });
    await insert(
      db,
      'central_activity_reasons',
      [1, 2].map((at) => ({ central_activity_id: central, order: at, reason_es: 'Porque ayuda' })),
    );
    const [pfi = 0] = await db('pfi_activities').insert({ pfi_plan_id: plan, central_activity_id: central });
    const dates = itemAt(order, { school, coach, cycle });
    const [item = 0] = await db('agenda_activities').insert({
      ...{ ...dates, activity_type: 'PfiActivity', activity_id: pfi },
    });
    await db('pfi_activities').where({ id: pfi }).update({ agenda_activity_id: item });
  }
}

/** Teachers of a school. */
async function layPeople(db: Knex, school: number): Promise<number[]> {
  const people = Array.from({ length: PEOPLE }, (_, at) => {
    const email = `docente-${String(at)}@ruta.test`;
    const name = { name: 'Docente', surname: `Número ${String(at)}`, search_key: searchKey(`docente ${String(at)}`) };
    return { email, access: email, ...name, school_id: school, verified_at: NOW, ...STAMPS };
  });
  await insert(db, 'users', people);
  const ids = await db('users').where({ school_id: school, name: 'Docente' }).orderBy('id').pluck<number[]>('id');
  const role = await db('roles').where({ code: 'PROF' }).first<{ id: number }>('id');
  await insert(
    db,
    'role_user',
    ids.map((user_id) => ({ user_id, role_id: role.id })),
  );
  return ids;
}
