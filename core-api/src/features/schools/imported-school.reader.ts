import type { ImportedSchool } from '@ruta/contracts/schools/imported-school.schema';
import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import { everything, withinSchools } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import type { ImportedSchoolRow } from './schools.tables';

type ShownRow = Pick<
  ImportedSchoolRow,
  'id' | 'remote_id' | 'name' | 'code' | 'city' | 'timezone' | 'levels' | 'imported_at' | 'revision'
> & {
  country_id: number | null;
  country_code: string | null;
  country_name: string | null;
  state_id: number | null;
  state_code: string | null;
  state_name: string | null;
};

/** Neither set up nor discarded. */
export const WAITING = { school_id: null, discarded_at: null } as const;

/** The imported schools that wait for their set-up; they belong to no branch, so only scope A reaches them. */
export const waitingSchools = (db: Knex, actor: Actor) =>
  everything(
    db('imported_schools').whereNull('imported_schools.school_id').whereNull('imported_schools.discarded_at'),
    actor,
    'hierarchy:read',
  );

/** Adds to a query of imported schools what is shown of them. */
export const selectImported = (query: Knex.QueryBuilder) =>
  query
    .leftJoin('countries', 'countries.id', 'imported_schools.country_id')
    .leftJoin('states', 'states.id', 'imported_schools.state_id')
    .select<ShownRow[]>(
      'imported_schools.id',
      'imported_schools.remote_id',
      'imported_schools.name',
      'imported_schools.code',
      'imported_schools.city',
      'imported_schools.timezone',
      'imported_schools.levels',
      'imported_schools.imported_at',
      'imported_schools.revision',
      'countries.id as country_id',
      'countries.code as country_code',
      'countries.name as country_name',
      'states.id as state_id',
      'states.code as state_code',
      'states.name as state_name',
    );

/** Turns a row into the contract's imported school, with the caller's verdicts. */
export function toImported(actor: Actor, row: ShownRow): ImportedSchool {
  const { country_id, country_code, country_name, state_id, state_code, state_name, levels, ...shown } = row;
  const mayWrite = holds(actor, 'hierarchy:write');
  return {
    ...shown,
    country: placeOf(country_id, country_code, country_name),
    state: placeOf(state_id, state_code, state_name),
    levels: JSON.parse(levels) as LevelKey[],
    can: { discard: mayWrite, set_up: mayWrite },
  };
}

const placeOf = (id: number | null, code: string | null, name: string | null) =>
  id === null ? null : { id, code: code ?? '', name: name ?? '' };

/** An imported school that waits, locked for its set-up or its end; otherwise 404. */
export async function importedToChange(
  trx: Knex.Transaction,
  actor: Actor,
  id: number,
): Promise<Pick<ImportedSchoolRow, 'id' | 'name' | 'remote_id'>> {
  await lockRows(trx, 'imported_schools', id);
  const waiting = trx('imported_schools').where({ id, ...WAITING });
  const row = await everything(waiting, actor, 'hierarchy:write').first('id', 'name', 'remote_id');
  if (!row) throw new Problem('schools.import-not-found');
  return row;
}

/**
 * An imported school for its set-up, locked; otherwise 404. One that is set up already is 409, and so is one whose remote
 * id another school has.
 */
export async function importedToSetUp(trx: Knex.Transaction, actor: Actor, id: number): Promise<ImportedSchoolRow> {
  await lockRows(trx, 'imported_schools', id);
  const known = trx('imported_schools').where({ id, discarded_at: null });
  const row = await everything(known, actor, 'hierarchy:write').first();
  if (!row) throw new Problem('schools.import-not-found');
  const taken = row.school_id !== null || (await trx('schools').where({ remote_id: row.remote_id }).first('id'));
  if (taken) throw new Problem('schools.set-up');
  return row;
}

/** An imported school as lists show it. */
export async function shownImported(db: Knex, actor: Actor, id: number): Promise<ImportedSchool | undefined> {
  const [row] = await selectImported(waitingSchools(db, actor).where('imported_schools.id', id));
  return row && toImported(actor, row);
}

/** Refuses a cycle that there is not, or in which no school takes part that the caller's branch reaches. */
export async function assertCycle(db: Knex, actor: Actor, id: number): Promise<void> {
  const cycle = db('school_cycles').where('school_cycles.id', id);
  if (actor.grants.get('hierarchy:read') !== 'A') {
    const placed = db('school_hierarchies').where('school_hierarchies.cycle_id', id);
    void cycle.whereExists(withinSchools(placed, actor, 'hierarchy:read', 'school_hierarchies.school_id'));
  }
  if (!(await cycle.first('id'))) throw new Problem('cycles.not-found');
}
