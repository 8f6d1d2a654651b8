import type { Page, RoleCode } from '@ruta/contracts';
import type { activities } from '@ruta/contracts/activities/activities.api';
import type { ActivityRecord, Assistant } from '@ruta/contracts/activities/activity.schema';
import { ATTENDING_ROLES } from '@ruta/contracts/agenda/activity.schema';
import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { groupBy } from '../../database/group-by';
import { page } from '../../database/page';
import { likePattern } from '../../database/search-key';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { fullname, lastSaved, type UserRow } from '../users';
import type { ActivityFinder } from './activity.finder';
import { AssistantsModel, AssistantUserModel } from './activity.model';
import { recordOf } from './activity.record';

type ListAssistants = z.output<typeof activities.assistants.query>;
type SetAttendance = z.output<typeof activities.setAttendance.body>;
type SetObservations = z.output<typeof activities.setObservations.body>;

const COLUMNS = { name: 'users.search_key', id: 'users.id' };

interface ActivitiesDeps {
  db: Knex;
  clock: Clock;
  finder: ActivityFinder;
}

/** Attendance and observations of an activity in progress (ACT-02, ACT-03, VIS-06). */
export function activitiesService({ db, clock, finder: { activityFor, runningFor } }: ActivitiesDeps) {
  const peopleOf = (trx: Knex, schoolId: number) =>
    trx('users')
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

  const rolesAndLevels = async (ids: readonly number[]) => {
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

  return {
    async assistants(actor: Actor, request: ListAssistants): Promise<Page<Assistant>> {
      const { activity_id, filter } = request;
      const activity = await activityFor(db, actor, 'activity:read', activity_id);
      const query = peopleOf(db, activity.school_id);
      // A search key ends in the e-mail, which people who take attendance may not read or guess by searching (T11).
      if (filter.search)
        void query.whereRaw("replace(users.search_key, users.email, '') like ? escape '!'", [
          likePattern(filter.search),
        ]);
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
          const { roles, levels } = await rolesAndLevels(people.map(({ id }) => id));
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
    },

    async record(actor: Actor, activityId: number): Promise<ActivityRecord> {
      const activity = await activityFor(db, actor, 'activity:read', activityId);
      return recordOf(db, activity.id);
    },

    /**
     * Saves attendance, a row per person. Compared with `since`, only the caller's changes are written, so that two
     * people can mark at the same time.
     */
    setAttendance(
      actor: Actor,
      { activity_id, assistants, assistants_id, since }: SetAttendance,
    ): Promise<ActivityRecord> {
      return db.transaction(async (trx) => {
        const activity = await runningFor(trx, actor, activity_id);
        const ids = [...new Set(assistants)];
        const known = await peopleOf(trx, activity.school_id).whereIn('users.id', ids).pluck('id');
        if (known.length !== ids.length) throwFieldErrors({ assistants: ['activities.assistants.unknown'] });
        const taken = { taken_by: actor.userId, taken_at: utc(clock.now()) };
        // The first request inserts the row; a parallel one waits here and updates it.
        await trx('activity_assistants')
          .insert({ agenda_activity_id: activity.id, ...taken })
          .onConflict('agenda_activity_id')
          .merge(['taken_by', 'taken_at']);
        const attendance = await AssistantsModel.query(trx)
          .findOne({ agenda_activity_id: activity.id })
          .throwIfNotFound();
        if (assistants_id != null && assistants_id !== attendance.id) throwFieldErrors({ assistants_id: ['invalid'] });
        const before = new Set(since);
        const gone = AssistantUserModel.query(trx).where({ assistants_id: attendance.id }).whereNotIn('user_id', ids);
        await (since ? gone.whereIn('user_id', [...before]) : gone).delete();
        const come = ids.filter((user_id) => !before.has(user_id));
        const marks = come.map((user_id) => ({ assistants_id: attendance.id, user_id }));
        for (const mark of marks)
          await trx('activity_assistant_user').insert(mark).onConflict(['assistants_id', 'user_id']).ignore();
        return recordOf(trx, activity.id);
      });
    },

    /** Saves the observation. If `revision` is sent and outdated, it is refused with the current text. */
    setObservations(actor: Actor, { activity_id, result, revision }: SetObservations): Promise<ActivityRecord> {
      return db.transaction(async (trx) => {
        const { id } = await runningFor(trx, actor, activity_id);
        const at = { agenda_activity_id: id };
        // Inserted with revision 0 if missing, so that two first saves conflict, too.
        await trx('activity_observations')
          .insert({ ...at, result: '', author_id: actor.userId, updated_at: utc(clock.now()), revision: 0 })
          .onConflict('agenda_activity_id')
          .ignore();
        await updateAtRevision(trx, 'activity_observations', {
          at,
          revision: revision ?? 'any',
          changes: { result, author_id: actor.userId, updated_at: utc(clock.now()) },
          stale: async () =>
            new Problem('activities.observation-stale', {
              current: await recordOf(trx, id),
              saved: await lastSaved(trx, { table: 'activity_observations', author: 'author_id', where: at }),
            }),
        });
        return recordOf(trx, id);
      });
    },
  };
}

export type ActivitiesService = ReturnType<typeof activitiesService>;
