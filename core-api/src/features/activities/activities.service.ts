import type { Page } from '@ruta/contracts';
import type { activities } from '@ruta/contracts/activities/activities.api';
import type { ActivityRecord, Assistant } from '@ruta/contracts/activities/activity.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { lastSaved } from '../users';
import type { AgendaKinds } from '../agenda';
import type { ActivityFinder } from './activity.finder';
import { ActivityObservationModel, AssistantsModel, AssistantUserModel } from './activity.model';
import { recordOf } from './activity.record';
import { assistantsPage, type ListAssistants } from './assistants.reader';
import { attendingIds } from './attending.reader';

type SetAttendance = z.output<typeof activities.setAttendance.body>;
type SetObservations = z.output<typeof activities.setObservations.body>;

interface ActivitiesDeps {
  db: Knex;
  clock: Clock;
  kinds: AgendaKinds;
  finder: ActivityFinder;
}

/** Attendance and observations of an activity in progress (ACT-02, ACT-03, VIS-06). */
export function activitiesService({ db, clock, kinds, finder: { activityFor, runningFor } }: ActivitiesDeps) {
  return {
    async assistants(actor: Actor, request: ListAssistants): Promise<Page<Assistant>> {
      const activity = await activityFor(db, actor, 'activity:read', request.activity_id);
      return assistantsPage(db, activity, request);
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
        const known = await attendingIds(trx, activity.school_id, ids);
        if (known.length !== ids.length) throwFieldErrors({ assistants: ['activities.assistants.unknown'] });
        const taken = { taken_by: actor.userId, taken_at: utc(clock.now()) };
        // The first request inserts the row; a parallel one waits here and updates it.
        await AssistantsModel.query(trx)
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
        const present = new Set((await recordOf(trx, activity.id)).assistants);
        const marks = come.map((user_id) => ({ assistants_id: attendance.id, user_id }));
        for (const mark of marks)
          await AssistantUserModel.query(trx).insert(mark).onConflict(['assistants_id', 'user_id']).ignore();
        const users = come.filter((user_id) => !present.has(user_id));
        if (users.length > 0)
          await kinds
            .of(activity.activity_type)
            .onPresent?.(trx, { id: activity.id, activity_id: activity.activity_id, users, at: taken.taken_at });
        return recordOf(trx, activity.id);
      });
    },

    /** Saves the observation. If `revision` is sent and outdated, it is refused with the current text. */
    setObservations(actor: Actor, { activity_id, result, revision }: SetObservations): Promise<ActivityRecord> {
      return db.transaction(async (trx) => {
        const { id } = await runningFor(trx, actor, activity_id);
        const at = { agenda_activity_id: id };
        // Inserted with revision 0 if missing, so that two first saves conflict, too.
        await ActivityObservationModel.query(trx)
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
