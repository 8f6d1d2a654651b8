import { SCHOOL_LEADERS } from '@ruta/contracts';
import { FORMATION_ROLES } from '@ruta/contracts/pfp/limits';
import type { Knex } from 'knex';
import { withinSchools, type PastCycle } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import type { Reader } from './audience';

/**
 * Who reads, for a school that is in their reach, or for themselves. In a finished cycle the schools within reach are those
 * that they accompanied then, too (decision 0038).
 */
export async function readerOf(db: Knex, actor: Actor, school_id: number | null, past?: PastCycle): Promise<Reader> {
  const role = FORMATION_ROLES.find((one) => one === actor.role) ?? null;
  const school = school_id ?? (role === null ? null : actor.schoolId);
  const schoolLevels =
    actor.grants.get('pfp:read') === 'A' && school === null ? null : await taught(db, actor, school, past);
  const own = role === null ? [] : await levelsOfPerson(db, actor);
  return {
    ...{ role, schoolLevels, isLeader: SCHOOL_LEADERS.some((leader) => leader === actor.role) },
    levels: own.length > 0 ? new Set(own) : (schoolLevels ?? new Set()),
  };
}

/** The levels of a school, or of all that the reader reaches. */
async function taught(
  db: Knex,
  actor: Actor,
  school_id: number | null,
  past: PastCycle | undefined,
): Promise<ReadonlySet<string>> {
  const query = db('level_school').join('levels', 'levels.id', 'level_school.level_id').distinct('levels.key');
  if (school_id === null) void withinSchools(query, actor, 'pfp:read', 'level_school.school_id', past);
  else void query.where('level_school.school_id', school_id);
  return new Set(await query.pluck<string[]>('levels.key'));
}

const levelsOfPerson = (db: Knex, { userId, role }: Actor): PromiseLike<string[]> =>
  db({ held: 'role_user_levels' })
    .join('levels', 'levels.id', 'held.level_id')
    .join('roles', 'roles.id', 'held.role_id')
    .where({ 'held.user_id': userId, 'roles.code': role })
    .pluck('levels.key');

/** The zone whose day decides: that of the person's school; who has none goes by their own. */
export async function zoneOf(db: Knex, { schoolId, timezone }: Actor): Promise<string> {
  if (schoolId === null) return timezone;
  const school = await db('schools').where({ id: schoolId }).first('timezone');
  return school?.timezone ?? timezone;
}
