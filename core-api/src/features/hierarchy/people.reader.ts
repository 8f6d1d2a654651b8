import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { inGroups } from '../../database/in-groups';
import { holdsPlace } from '../cycles';
import type { Place, PlacedPerson } from './places';
import { titleCase } from './title-case';

/**
 * Who has an address and may take a place of the cycle: neither banned nor deleted, and with the place's role, their
 * own or transitional (B23). In a change their row is locked until it ends, so that they stay fit.
 */
export async function fitPerson(
  db: Knex,
  { access, place, cycle_id }: { access: string; place: Place; cycle_id: number },
): Promise<PlacedPerson | undefined> {
  const query = db('users')
    .where({ access, deleted_at: null })
    .where('is_banned', false)
    .whereRaw(...holdsPlace('users', place, cycle_id));
  if (isMysql(db) && db.isTransaction) void query.forShare();
  return query.first<PlacedPerson | undefined>('users.id', 'users.name', 'users.surname', 'users.access');
}

/** People of a change, by id or by address. */
export interface Named {
  by: 'id' | 'access';
  values: readonly (number | string)[];
}

/** Keeps people as they are until the transaction ends, before the places that they take are locked. */
export async function lockPeople(trx: Knex.Transaction, { by, values }: Named): Promise<void> {
  if (!isMysql(trx)) return;
  for (const some of inGroups([...new Set(values)], 500))
    await trx('users').whereIn(`users.${by}`, some).orderBy('id').forShare().select('id');
}

/**
 * Those of some people who may take a place of the cycle, by id or by address in its normal form; see `fitPerson`.
 */
export async function fitFor(
  db: Knex,
  { by, values, place, cycle_id }: Named & { place: Place; cycle_id: number },
): Promise<ReadonlyMap<string, PlacedPerson>> {
  const found = new Map<string, PlacedPerson>();
  for (const some of inGroups([...new Set(values)], 500)) {
    const query = db('users')
      .whereIn(`users.${by}`, some)
      .where({ deleted_at: null })
      .where('is_banned', false)
      .whereRaw(...holdsPlace('users', place, cycle_id))
      .orderBy('id');
    if (isMysql(db) && db.isTransaction) void query.forShare();
    const rows = await query.select<PlacedPerson[]>('users.id', 'users.name', 'users.surname', 'users.access');
    for (const person of rows)
      found.set(String(person[by]), {
        ...person,
        ...{ name: titleCase(person.name), surname: titleCase(person.surname) },
      });
  }
  return found;
}
