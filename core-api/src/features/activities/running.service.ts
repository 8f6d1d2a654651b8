import { ROLES } from '@ruta/contracts';
import { ATTENDING_ROLES, type Activity } from '@ruta/contracts/agenda/activity.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import type { Clock } from '../../time/clock';
import { agendaPolicy, agendaReader, agendaWriter } from '../agenda';
import type { VisitsService } from '../visits';
import { activityFor } from './activity.finder';
import { recordOf } from './activity.record';

/** Starting and finishing what is on the agenda (ACT-01). A visit's row leaves that to the visits, whose rules hold. */
export function runningService(db: Knex, clock: Clock, visits: Pick<VisitsService, 'start' | 'finish'>) {
  const reader = agendaReader(clock);
  const writer = agendaWriter(clock, reader);
  const { now } = writer;

  /** The visit behind the item, or null for any other activity. */
  const visitOf = async (actor: Actor, id: number): Promise<number | null> => {
    const { row } = await writer.find(db, actor, id, { read: 'activity:run' });
    return row.activity_type === 'SchoolVisitActivity' ? row.activity_id : null;
  };

  return {
    /** The roles whose people may attend, by the names people know them by. */
    async roles(actor: Actor, activityId: number) {
      await activityFor(db, actor, 'activity:read', activityId);
      return ATTENDING_ROLES.map((code) => ({ code, name: ROLES[code].name.es, name_en: ROLES[code].name.en }));
    },

    async record(actor: Actor, activityId: number) {
      const activity = await activityFor(db, actor, 'activity:read', activityId);
      return recordOf(db, activity.id);
    },

    /** Starting twice is starting once. */
    async start(actor: Actor, id: number): Promise<Activity> {
      const visitId = await visitOf(actor, id);
      if (visitId !== null) {
        await visits.start(actor, visitId);
        return reader.getDetail(db, actor, id);
      }
      return db.transaction(async (trx) => {
        const { row } = await writer.find(trx, actor, id, { read: 'activity:run', verb: agendaPolicy.startOrGoOn });
        if (!row.isStarted) {
          await writer.updateAtRevision(trx, actor, id, row.revision, { isStarted: true, started_at: now() });
        }
        return reader.getDetail(trx, actor, id);
      });
    },

    /** Never refused for what is missing: the screen lists it and asks. */
    async finish(actor: Actor, id: number): Promise<Activity> {
      const visitId = await visitOf(actor, id);
      if (visitId !== null) {
        await visits.finish(actor, visitId);
        return reader.getDetail(db, actor, id);
      }
      return db.transaction(async (trx) => {
        const { row } = await writer.find(trx, actor, id, { read: 'activity:run', verb: agendaPolicy.run });
        await writer.updateAtRevision(trx, actor, id, row.revision, { isCompleted: true, completed_at: now() });
        return reader.getDetail(trx, actor, id);
      });
    },
  };
}

export type RunningService = ReturnType<typeof runningService>;
