import { defaultCell, type Ability, type RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import { nameKey } from '../database/search-key';
import { userKey } from '../features/users';

const NOW = '2026-11-01 12:00:00';
let counter = 0;
/** A number that is unique within the run. */
const next = () => (counter += 1);

const insert = async (db: Knex, table: string, row: Record<string, unknown>): Promise<number> => {
  const [id] = await db(table).insert(row);
  return id ?? 0;
};

/** Builders of records with defaults. Each returns the id of its row. */
export const worldOf = (db: Knex) => ({
  async cycle({ state = 'started', prepared = true, start_at = '2026-08-24', end_at = '2027-07-15' } = {}) {
    const period_id = await insert(db, 'periods', { name: `periodo ${next()}`, start_year: 2026, end_year: 2027 });
    return insert(db, 'school_cycles', {
      period_id,
      start_at,
      end_at,
      state,
      prepared,
      created_at: NOW,
      updated_at: NOW,
    });
  },

  async school({ name = `Colegio ${next()}`, timezone = 'America/Mexico_City', state: of = 'Jalisco' } = {}) {
    const country = await db('countries').where({ code: 'MX' }).first('id');
    const country_id = country?.id ?? 0;
    const state = await db('states').where({ country_id, name: of }).first('id');
    const facts = {
      name,
      timezone,
      search_key: nameKey(name, 600),
      country_id,
      state_id: state?.id ?? 0,
      city: 'Guadalajara',
      code: `00PPR${next()}`,
    };
    return insert(db, 'schools', { ...facts, created_at: NOW, updated_at: NOW });
  },

  async person(role: RoleCode | null, facts: Record<string, unknown> = {}) {
    const n = next();
    const person = { name: 'Persona', surname: `Número ${n}`, email: `persona-${n}@ruta.test`, ...facts };
    const id = await insert(db, 'users', {
      access: person.email,
      search_key: userKey(person),
      timezone: 'America/Mexico_City',
      verified_at: NOW,
      created_at: NOW,
      updated_at: NOW,
      ...person,
    });
    if (role) await db('role_user').insert({ user_id: id, role_id: await roleId(db, role) });
    // Two-step verification is on by default, since they could do nothing without; a test may delete the row.
    if (role === 'SUPER_ADMIN')
      await db('user_two_factor').insert({ user_id: id, secret: '', confirmed_at: NOW, begun_at: NOW });
    return id;
  },

  /** Adds a school's hierarchy row. */
  async hierarchy(cycle_id: number, school_id: number, people: Record<string, number>) {
    const director = await db('users')
      .where({ id: people['director_id'] ?? 0 })
      .first('access');
    const facts = { cycle_id, school_id, ...people, director_access: director?.access ?? null };
    return insert(db, 'school_hierarchies', { ...facts, created_at: NOW, updated_at: NOW });
  },

  /** Switches a permission of a role, as the matrix does. */
  async toggle(role: RoleCode, ability: Ability, enabled: boolean) {
    const role_id = await roleId(db, role);
    const permission = await db('permissions').where({ code: ability }).first<{ id: number }>('id');
    const scope = defaultCell(role, ability)?.scope ?? 'C';
    await db('role_permissions')
      .insert({ role_id, permission_id: permission.id, scope, enabled })
      .onConflict(['role_id', 'permission_id'])
      .merge(['enabled']);
    await db('roles').where({ id: role_id }).increment('revision', 1);
  },
});

export type World = ReturnType<typeof worldOf>;

async function roleId(db: Knex, code: RoleCode): Promise<number> {
  const role = await db('roles').where({ code }).first<{ id: number }>('id');
  return role.id;
}
