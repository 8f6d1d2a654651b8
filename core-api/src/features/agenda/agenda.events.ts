import type { ActivityMovedNotice } from '@ruta/contracts/agenda/agenda.words';
import { activitiesPages } from '@ruta/contracts/activities/activities.pages';
import type { Knex } from 'knex';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { notify, type Recipient } from '../notifications';
import { leadersWho } from '../users';
import type { AgendaActivityModel } from './agenda.model';

const RESCHEDULED = 'activity.rescheduled';

/** Facts at the time of the change; people by id only (T20). */
interface Moved {
  actor_id: number;
  date: string;
  time: string;
  old_date: string;
  reason: string;
}
type Payload = Moved & { activity_id: number; school_id: number; coach_id: number | null; activity: string };

/** Tells of an activity that was moved, in the transaction that moves it. */
export const enqueueMoved = (
  trx: Knex.Transaction,
  item: Pick<AgendaActivityModel, 'id' | 'school_id' | 'coach_id' | 'created_by' | 'activity'>,
  moved: Moved & { at: string },
): Promise<number> => {
  const { at, ...facts } = moved;
  const { id, school_id, activity } = item;
  const payload: Payload = {
    activity_id: id,
    school_id,
    activity,
    coach_id: item.coach_id ?? item.created_by,
    ...facts,
  };
  return enqueueEvent(trx, { kind: RESCHEDULED, payload, at });
};

/** Notifies the school's leaders and the coach of an activity that somebody else has moved. */
export const agendaDeliveries = (db: Knex): Deliveries => ({
  async [RESCHEDULED](row) {
    const { school_id, coach_id, activity_id, ...facts } = row.payload as Payload; // written by `enqueueMoved`
    const [school = ''] = await db('schools').where({ id: school_id }).pluck('name');
    const notice: ActivityMovedNotice = { ...facts, activity_id, school };
    const leaders = await leadersWho(db, 'activity:read', school_id);
    const at = { school_id, id: activity_id };
    const recipients: Recipient[] = leaders.map((user_id) => ({
      user_id,
      url: activitiesPages.scholasticActivityDetail.href(at),
    }));
    if (coach_id !== null && !leaders.includes(coach_id))
      recipients.push({ user_id: coach_id, url: activitiesPages.coachActivityDetail.href(at) });
    await notify(db, row, {
      type: RESCHEDULED,
      notice,
      recipients: recipients.filter(({ user_id }) => user_id !== facts.actor_id),
    });
  },
});
