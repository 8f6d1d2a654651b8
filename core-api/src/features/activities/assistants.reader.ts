import type { Page, RoleCode } from '@ruta/contracts';
import type { activities } from '@ruta/contracts/activities/activities.api';
import type { Assistant } from '@ruta/contracts/activities/activity.schema';
import { ATTENDING_ROLES } from '@ruta/contracts/agenda/activity.schema';
import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { groupBy } from '../../database/group-by';
import { page } from '../../database/page';
import { likePattern } from '../../database/search-key';
import type { AgendaActivityModel } from '../agenda';
import { fullname, type UserRow } from '../users';
import { recordOf } from './activity.record';

export type ListAssistants = z.output<typeof activities.assistants.query>;

const COLUMNS = { name: 'users.search_key', id: 'users.id' };

/** Active people of a school with an attending role. */
const peopleOf = (db: Knex, schoolId: number) =>
  db('users')
    .where('users.school_id', schoolId)
    .where('users.active', true)
    .where('users.is_banned', false)
    .whereExists((held: Knex.QueryBuilder) => {
      void held
        .from('role_user')
        .join('roles', 'roles.id', 'role_user.role_id')
        .whereRaw('role_user.user_id = users.id')
        .whereIn('roles.code', ATTENDING_ROLES);
    });

/** Those of the ids whose people may attend at the school. */
export const attendingIds = (db: Knex, schoolId: number, ids: readonly number[]) =>
  peopleOf(db, schoolId).whereIn('users.id', ids).pluck('id');

const rolesAndLevels = async (db: Knex, ids: readonly number[]) => {
  const roles = await db('role_user')
    .join('roles', 'roles.id', 'role_user.role_id')
    .whereIn('role_user.user_id', ids)
    .select<{ user_id: number; code: RoleCode }[]>('role_user.user_id', 'roles.code');
  const levels = await db('role_user_levels')
    .join('levels', 'levels.id', 'role_user_levels.level_id')
    .whereIn('role_user_levels.user_id', ids)
    .orderBy('levels.order')
    .distinct<{ user_id: number; key: LevelKey }[]>('role_user_levels.user_id', 'levels.key', 'levels.order');
  return { roles: groupBy(roles, ({ user_id }) => user_id), levels: groupBy(levels, ({ user_id }) => user_id) };
};

/** The people who may attend an activity, and who of them did. The caller must have checked that it is visible. */
export function assistantsPage(
  db: Knex,
  activity: Pick<AgendaActivityModel, 'id' | 'school_id'>,
  request: ListAssistants,
): Promise<Page<Assistant>> {
  const { filter } = request;
  const query = peopleOf(db, activity.school_id);
  // A search key ends in the e-mail, which people who take attendance may not read or guess by searching (T11).
  if (filter.search)
    void query.whereRaw("replace(users.search_key, users.email, '') like ? escape '!'", [likePattern(filter.search)]);
  if (filter.roles_in) {
    const codes = filter.roles_in;
    void query.whereIn('users.id', (held: Knex.QueryBuilder) => {
      void held
        .select('role_user.user_id')
        .from('role_user')
        .join('roles', 'roles.id', 'role_user.role_id')
        .whereIn('roles.code', codes);
    });
  }
  if (filter.levels) {
    const keys = filter.levels;
    void query.whereIn('users.id', (taught: Knex.QueryBuilder) => {
      void taught
        .select('role_user_levels.user_id')
        .from('role_user_levels')
        .join('levels', 'levels.id', 'role_user_levels.level_id')
        .whereIn('levels.key', keys);
    });
  }
  return page(db, query, request, {
    table: 'users',
    columns: COLUMNS,
    select: (rows) =>
      rows.select<Pick<UserRow, 'id' | 'name' | 'surname'>[]>('users.id', 'users.name', 'users.surname'),
    present: async (people) => {
      const { roles, levels } = await rolesAndLevels(
        db,
        people.map(({ id }) => id),
      );
      const attending = new Set((await recordOf(db, activity.id)).assistants);
      return people.map(({ id, name, surname }) => ({
        id,
        fullname: fullname({ name, surname }),
        roles: (roles.get(id) ?? []).map(({ code }) => code),
        levels: (levels.get(id) ?? []).map(({ key }) => key),
        did_assist: attending.has(id),
      }));
    },
  });
}
