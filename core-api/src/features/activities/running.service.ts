import { ROLES } from '@ruta/contracts';
import { ATTENDING_ROLES, type Activity } from '@ruta/contracts/agenda/activity.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { agendaVerdicts, type AgendaParts } from '../agenda';
import { issueProof } from '../proofs';
import type { ActivityFinder } from './activity.finder';
import { recordOf } from './activity.record';

interface RunningDeps {
  db: Knex;
  agenda: AgendaParts;
  finder: ActivityFinder;
}

/** Starts and finishes agenda items (ACT-01). For an item that mirrors a record, the record's rules apply. */
export function runningService({ db, agenda: { reader, writer }, finder: { activityFor } }: RunningDeps) {
  const { now } = writer;

  /** The record behind an item, such as a visit, with its start and finish; null if the item mirrors none. */
  const recordBehind = async (actor: Actor, id: number) => {
    const { row, facts } = await writer.find(db, actor, id, { read: 'activity:run' });
    const { record } = facts.kind;
    return record && row.activity_id !== null ? { ...record, id: row.activity_id } : null;
  };

  return {
    /** The attending roles with their names. */
    async roles(actor: Actor, activityId: number) {
      await activityFor(db, actor, 'activity:read', activityId);
      return ATTENDING_ROLES.map((code) => ({ code, name: ROLES[code].name.es, name_en: ROLES[code].name.en }));
    },

    async record(actor: Actor, activityId: number) {
      const activity = await activityFor(db, actor, 'activity:read', activityId);
      return recordOf(db, activity.id);
    },

    /** Starts an activity; starting again has no effect. */
    async start(actor: Actor, id: number): Promise<Activity> {
      const behind = await recordBehind(actor, id);
      if (behind) {
        await behind.start(actor, behind.id);
        return reader.getDetail(db, actor, id);
      }
      return db.transaction(async (trx) => {
        const sought = { read: 'activity:run', verb: agendaVerdicts.startOrGoOn } as const;
        const { row, facts } = await writer.find(trx, actor, id, sought);
        if (!row.isStarted) {
          const at = now();
          await writer.update(trx, actor, id, row.revision, { isStarted: true, started_at: at });
          const { activity_id, activity, date, time } = row;
          await facts.kind.onStart?.(trx, { id, activity_id, activity, date, time, by: actor.userId, at });
        }
        return reader.getDetail(trx, actor, id);
      });
    },

    /** Finishes an activity and issues its proof. Missing parts do not prevent it: the screen lists them and asks. */
    async finish(actor: Actor, id: number): Promise<Activity> {
      const behind = await recordBehind(actor, id);
      if (behind) {
        await behind.finish(actor, behind.id);
        return reader.getDetail(db, actor, id);
      }
      return db.transaction(async (trx) => {
        const { row } = await writer.find(trx, actor, id, { read: 'activity:run', verb: agendaVerdicts.run });
        const at = now();
        await writer.update(trx, actor, id, row.revision, { isCompleted: true, completed_at: at });
        await issueProof(trx, { activityId: id, at });
        return reader.getDetail(trx, actor, id);
      });
    },
  };
}

export type RunningService = ReturnType<typeof runningService>;
