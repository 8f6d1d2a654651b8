import type { Ability } from '@ruta/contracts';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { inGroups } from '../../database/in-groups';
import { searchKey } from '../../database/search-key';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import type { SchoolRow } from './schools.tables';

export type NamedSchool = Pick<SchoolRow, 'id' | 'name' | 'remote_id' | 'code' | 'city'>;

/**
 * Finds schools as files name them: by remote id, else by code, else by their whole name without case and accents.
 * Several schools may have one name or one code. One statement reads all that the ability reaches.
 */
export async function schoolsNamed(
  db: Knex,
  actor: Actor,
  ability: Ability,
): Promise<(text: string) => readonly NamedSchool[]> {
  const all = await withinSchools(db('schools').where('schools.deleted_at', null), actor, ability, 'schools.id')
    .orderBy('schools.id')
    .select<NamedSchool[]>('schools.id', 'schools.name', 'schools.remote_id', 'schools.code', 'schools.city');
  const byRemoteId = groupBy(all, ({ remote_id }) => remote_id ?? '');
  const byCode = groupBy(all, ({ code }) => searchKey(code));
  const byName = groupBy(all, ({ name }) => searchKey(name));
  return (text) => {
    const key = searchKey(text);
    if (key === '') return [];
    return byRemoteId.get(text.trim()) ?? byCode.get(key) ?? byName.get(key) ?? [];
  };
}

/** The names of schools by id, also of deleted ones. */
export async function schoolNames(db: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  for (const some of inGroups([...new Set(ids)], 500))
    for (const { id, name } of await db('schools').whereIn('id', some).select('id', 'name')) found.set(id, name);
  return found;
}
