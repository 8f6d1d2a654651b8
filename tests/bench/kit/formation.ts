import type { Knex } from 'knex';
import { databaseTarget } from '../../../core-api/src/config';
import { connect } from '../../../core-api/src/database/connect';
import { migrate } from '../../../core-api/src/database/migrate';
import { worldOf } from '../../../core-api/src/testing/world';
import { sessionOf } from './world';

const NOW = '2026-11-01 12:00:00';
const SCHOOLS = 10_000;
/** People of each school: three leaders and teachers. */
const PEOPLE = 30;
/** Items of each school's agenda; every third is a visit. */
const ITEMS = 40;
const LEADERS = ['DIR', 'SUBD', 'COOR'] as const;
/** Whom the six plans are for, as in a real cycle: everybody, teachers, leaders, one level, a level's teachers. */
const AUDIENCES = [
  { roles: [], levels: [] },
  { roles: ['PROF'], levels: [] },
  { roles: LEADERS, levels: [] },
  { roles: [], levels: ['primaria'] },
  { roles: ['PROF'], levels: ['secundaria'] },
  { roles: ['PROF', 'COOR'], levels: [] },
];
const TABLES =
  'schools, users, role_user, school_hierarchies, level_school, formation_plans, formation_plan_items, agenda_activities';

/** Ten thousand active schools, 300,000 people and six plans, a third of them consulted. Gives the session of who reads all. */
export async function layFormation(url: string): Promise<string> {
  const db = connect(databaseTarget(url), { patient: true });
  try {
    await migrate(db);
    const world = worldOf(db);
    const cycle = await world.cycle();
    const first = await world.school();
    const team = {
      ...{ director_id: await world.person('COACH_DIR'), manager_id: await world.person('COACH_MAN') },
      ...{ coordinator_id: await world.person('COACH_CORD'), coach_id: await world.person('COACH') },
    };
    await world.hierarchy(cycle, first, team);
    const reader = await world.person('ADMIN');
    await copySchools(db, first);
    await layStaff(db, first);
    await layPlansOf(db, cycle);
    await layAgenda(db, cycle);
    await db.raw(`analyze table ${TABLES}`);
    return await sessionOf(db, reader);
  } finally {
    await db.destroy();
  }
}

/** MariaDB counts by itself: rows come from its sequences, a statement for each table. */
const copies = (most: number) => `seq_1_to_${String(most)}`;

/** Schools like the first one, each with its team and one of two levels. */
async function copySchools(db: Knex, first: number) {
  await db.raw(
    `insert into schools (name, search_key, timezone, country_id, state_id, city, code, created_at, updated_at)
     select concat('Escuela ', n.seq), concat('escuela ', n.seq), timezone, country_id, state_id, city,
       concat('99PPR', n.seq), created_at, updated_at
     from schools join ${copies(SCHOOLS - 1)} n where schools.id = ?`,
    [first],
  );
  await db.raw(
    `insert into school_hierarchies
       (cycle_id, school_id, director_id, manager_id, coordinator_id, coach_id, director_access, created_at, updated_at)
     select h.cycle_id, schools.id, h.director_id, h.manager_id, h.coordinator_id, h.coach_id, h.director_access, ?, ?
     from schools join school_hierarchies h on h.school_id = ? where schools.id <> ?`,
    [NOW, NOW, first, first],
  );
  await db.raw(
    `insert into level_school (level_id, school_id)
     select levels.id, schools.id from schools
     join levels on levels.\`key\` = if(schools.id % 2 = 0, 'primaria', 'secundaria')`,
  );
}

/** The staff of every school. */
async function layStaff(db: Knex, first: number) {
  await db.raw(
    `insert into users (name, surname, email, access, search_key, timezone, school_id, verified_at, created_at, updated_at)
     select 'Docente', concat('Número ', n.seq), concat('d-', schools.id, '-', n.seq, '@ruta.test'),
       concat('d-', schools.id, '-', n.seq, '@ruta.test'), 'docente', schools.timezone, schools.id, ?, ?, ?
     from schools join ${copies(PEOPLE)} n where schools.id >= ?`,
    [NOW, NOW, NOW, first],
  );
  const places = LEADERS.map((code, at) => `when '${String(at + 1)}' then '${code}'`).join(' ');
  await db.raw(
    `insert into role_user (user_id, role_id)
     select users.id, roles.id from users
     join roles on roles.code = case substring_index(users.surname, ' ', -1) ${places} else 'PROF' end
     where users.name = 'Docente'`,
  );
}

/** Six published plans; every third person has consulted each. */
async function layPlansOf(db: Knex, cycle: number) {
  await db('formation_plans').insert(
    AUDIENCES.map(({ roles, levels }, at) => ({
      ...{ cycle_id: cycle, key: `plan-${String(at)}`, name_es: 'Planeación', description_es: 'Planear' },
      ...{ roles: JSON.stringify(roles), levels: JSON.stringify(levels), tenths: 60, order: at + 1, active: true },
      ...{ published_at: NOW, created_at: NOW, updated_at: NOW },
    })),
  );
  await db.raw(
    `insert into formation_plan_items (user_id, plan_id, cycle_id, consulted, consulted_at, school_id)
     select users.id, p.id, p.cycle_id, 1, ?, users.school_id
     from users join formation_plans p where users.name = 'Docente' and users.id % 3 = 0`,
    [NOW],
  );
}

/** The items of every school's agenda, from August on; those before November are completed. */
async function layAgenda(db: Knex, cycle: number) {
  await db.raw(
    `insert into agenda_activities
       (school_id, cycle_id, activity_type, activity_id, activity, description, date, time, timezone, datetime,
        isCompleted, created_at, updated_at)
     select schools.id, ?, if(n.seq % 3 = 0, 'SchoolVisitActivity', 'CustomActivity'), schools.id * 100 + n.seq, 'Junta', '',
       date_add('2026-08-24', interval n.seq * 4 day), '10:00', timezone,
       date_add('2026-08-24 16:00:00', interval n.seq * 4 day), n.seq < 17, ?, ?
     from schools join ${copies(ITEMS)} n`,
    [cycle, NOW, NOW],
  );
}
