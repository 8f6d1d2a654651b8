import type { Knex } from 'knex';
import { BaseModel } from '../../database/base-model';

/** A school year of the catalogue. */
export class PeriodModel extends BaseModel {
  static override tableName = 'periods';

  declare id: number;
  declare name: string;
  declare start_year: number;
  declare end_year: number;
}

/** A run of a period on the platform. */
export class SchoolCycleModel extends BaseModel {
  static override tableName = 'school_cycles';
  static override booleans = ['prepared'];

  declare id: number;
  declare period_id: number;
  declare start_at: string;
  declare end_at: string;
  declare state: 'pending' | 'started' | 'finished';
  declare prepared: boolean;
  declare min_group: number;
  declare revision: number;
  declare created_at: string;
  declare updated_at: string;
}

interface Range {
  start_at: string;
  end_at: string;
}

/** Sets the closure of the formation plan. The caller holds the lock of the cycle. */
export async function putPfpClosure(
  trx: Knex.Transaction,
  cycle_id: number,
  closure: Range & { closure_at: string },
): Promise<void> {
  const changes = { ...closure, revision: trx.raw('revision + 1') };
  const changed = await trx('pfp_closures').where({ cycle_id }).update(changes);
  if (changed === 0) await trx('pfp_closures').insert({ cycle_id, ...closure });
}

/** Sets the diagnostic's days of all schools. The caller holds the lock of the cycle. */
export async function putDpiClosure(trx: Knex.Transaction, cycle_id: number, closure: Range): Promise<void> {
  const changes = { ...closure, revision: trx.raw('revision + 1') };
  const changed = await trx('dpi_closures').where({ cycle_id, school_id: null }).update(changes);
  if (changed === 0) await trx('dpi_closures').insert({ cycle_id, school_id: null, ...closure });
}

/** Lets the closures follow new dates of their cycle: its range, and a diagnostic that begins on its first day. */
export async function moveClosureRanges(
  trx: Knex.Transaction,
  cycle_id: number,
  { before, after }: { before: Range; after: Range },
): Promise<void> {
  await trx('pfp_closures').where({ cycle_id }).update(after);
  await trx('dpi_closures').where({ cycle_id, start_at: before.start_at }).update({ start_at: after.start_at });
}

/** Keeps the names that the schools of a cycle have now. */
export async function keepSchoolNames(trx: Knex.Transaction, cycle_id: number): Promise<void> {
  const name = trx('schools').where('schools.id', trx.ref('cycle_schools.school_id')).select('schools.name');
  await trx('cycle_schools')
    .where({ cycle_id })
    .update({ school_name: trx.raw('?', [name]) });
}
