import type { Knex } from 'knex';
import { databaseTarget } from '../../../core-api/src/config';
import { connect } from '../../../core-api/src/database/connect';
import { migrate } from '../../../core-api/src/database/migrate';
import { searchKey } from '../../../core-api/src/database/search-key';
import { worldOf } from '../../../core-api/src/testing/world';
import { insert, sessionOf, type World } from './world';

const PEOPLE = 50_000;
const SCHOOLS = 100;
const NOW = '2026-11-01 12:00:00';
const NAMES = ['Ana', 'José Luis', 'María', 'Raúl', 'Sofía', 'Íñigo', 'Paula', 'Óscar', 'Lucía', 'Hugo'];
const SURNAMES = ['Peña', 'Núñez', 'García', 'Ibarra', 'Zárate', 'Ávila', 'Montes', 'Solís', 'Luna', 'Cano', 'Ríos'];

/** Creates the accounts of a large network, in a database of its own. */
export async function layPeople(url: string): Promise<World> {
  const db = connect(databaseTarget(url), { patient: true });
  try {
    await migrate(db);
    const world = await layPeopleOf(db, PEOPLE, SCHOOLS);
    if (url.startsWith('mysql')) await db.raw('analyze table users, role_user, role_user_levels, roles, schools');
    return world;
  } finally {
    await db.destroy();
  }
}

/** Creates accounts: in schools, with one or two roles, some banned, some unverified. */
export async function layPeopleOf(db: Knex, people: number, count: number): Promise<World> {
  const world = worldOf(db);
  const admin = await world.person('ADMIN');
  const schools: number[] = [];
  while (schools.length < count) schools.push(await world.school());
  await lay(db, schools, people);
  // The second school: not all its people are unverified.
  const school = schools[1] ?? 0;
  return { token: await sessionOf(db, admin), big: school, ordinary: school, running: 0 };
}

/** Adds accounts to schools; without a count 50,000. */
export async function lay(db: Knex, schools: readonly number[], people = PEOPLE) {
  const roles = new Map(
    (await db('roles').select<{ id: number; code: string }[]>('id', 'code')).map(({ id, code }) => [code, id]),
  );
  const [known] = await db('users').max<{ last: number }[]>({ last: 'id' });
  const first = (known?.last ?? 0) + 1;
  const numbers = Array.from({ length: people }, (_, at) => first + at);
  for (let at = 0; at < people; at += 1_000) {
    const ids = numbers.slice(at, at + 1_000);
    await db.transaction(async (trx) => {
      await insert(
        trx,
        'users',
        ids.map((id) => person(id, schools)),
      );
      const held = ids.flatMap((id) => [
        { user_id: id, role_id: roles.get(id % 20 === 0 ? 'DIR' : 'PROF') },
        ...(id % 25 === 0 ? [{ user_id: id, role_id: roles.get('PETITIONER') }] : []),
      ]);
      await insert(trx, 'role_user', held);
      await insert(
        trx,
        'role_user_levels',
        held.map((one) => ({ ...one, level_id: 1 + (one.user_id % 4) })),
      );
    });
  }
}

function person(id: number, schools: readonly number[]) {
  const name = NAMES[id % NAMES.length] ?? '';
  const surname = `${SURNAMES[id % SURNAMES.length] ?? ''} ${SURNAMES[(id * 7 + 3) % SURNAMES.length] ?? ''}`;
  const email = `persona.${id}@ruta.test`;
  return {
    ...{ id, email, access: email, name, surname, search_key: searchKey(`${name} ${surname} ${email}`) },
    timezone: 'America/Mexico_City',
    school_id: schools[id % schools.length] ?? null,
    password_hash: `scrypt$${'x'.repeat(120)}`,
    verified_at: id % 10 === 0 ? null : NOW,
    is_banned: id % 50 === 0,
    created_at: NOW,
    updated_at: NOW,
  };
}
