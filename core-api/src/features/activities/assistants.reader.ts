import type { Page } from '@ruta/contracts';
import type { activities } from '@ruta/contracts/activities/activities.api';
import type { Assistant } from '@ruta/contracts/activities/activity.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import type { AgendaActivityModel } from '../agenda';
import { fullname, type UserRow } from '../users';
import { attendingPeople, narrowPeople, rolesAndLevels } from './attending.reader';
import { recordOf } from './activity.record';

export type ListAssistants = z.output<typeof activities.assistants.query>;

const COLUMNS = { name: 'users.search_key', id: 'users.id' };

/** The people who may attend an activity, and who of them did. The caller must have checked that it is visible. */
export function assistantsPage(
  db: Knex,
  activity: Pick<AgendaActivityModel, 'id' | 'school_id'>,
  request: ListAssistants,
): Promise<Page<Assistant>> {
  const { filter } = request;
  const query = attendingPeople(db, activity.school_id);
  narrowPeople(query, filter);
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
