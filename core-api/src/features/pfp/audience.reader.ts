import { SCHOOL_LEADERS } from '@ruta/contracts';
import { FORMATION_ROLES } from '@ruta/contracts/pfp/limits';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import type { Reader } from './audience';

/** Who reads, of a school or their own. */
export async function readerOf(db: Knex, actor: Actor, school_id: number | null): Promise<Reader> {
  const role = FORMATION_ROLES.find((one) => one === actor.role) ?? null;
  const school = school_id ?? (role === null ? null : actor.schoolId);
  const schoolLevels = school === null ? null : new Set(await levelsOfSchool(db, school));
  const own = role === null ? [] : await levelsOfPerson(db, actor);
  return {
    ...{ role, schoolLevels, isLeader: SCHOOL_LEADERS.some((leader) => leader === actor.role) },
    levels: own.length > 0 ? new Set(own) : (schoolLevels ?? new Set()),
  };
}

const levelsOfSchool = (db: Knex, school_id: number): PromiseLike<string[]> =>
  db('level_school').join('levels', 'levels.id', 'level_school.level_id').where({ school_id }).pluck('levels.key');

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
