import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { visitPage } from '@ruta/contracts/visits/visits.pages';
import type { VisitNotice } from '@ruta/contracts/visits/visits.words';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { notify, type Recipient } from '../notifications';
import { leadersWho } from '../users';

const TYPES = [
  ...['visit.scheduled', 'visit.rescheduled', 'visit.cancelled', 'visit.edited', 'visit.started', 'visit.finished'],
] as const;
/** What concerns only the coach whose visit a colleague changed. */
const OF_OWNER: readonly VisitEvent[] = ['visit.edited', 'visit.started'];
type VisitEvent = (typeof TYPES)[number];

/** Facts at the time of the event; people by id only (T20). */
interface Happened {
  coach_id: number;
  actor_id: number;
  notice: Omit<VisitNotice, 'coach_id' | 'actor_id'>;
}

/** Enqueues an event of a visit, in its transaction. Returns the visit, for use as last expression. */
export async function enqueueVisitEvent(
  trx: Knex.Transaction,
  kind: VisitEvent,
  {
    visit,
    actor,
    at,
    ...more
  }: { visit: Visit; actor: Actor; at: string } & Pick<VisitNotice, 'old_date' | 'reason' | 'edited'>,
): Promise<Visit> {
  const { id, school, coach_id, date, time } = visit;
  const notice: Happened['notice'] = {
    visit_id: id,
    school_id: school.id,
    school: school.name,
    date: date ?? '',
    time: time ?? '',
    ...more,
  };
  const payload: Happened = { coach_id, actor_id: actor.userId, notice };
  await enqueueEvent(trx, { kind, payload, at });
  return visit;
}

/**
 * Notifies the school's leaders of a visit that is scheduled, moved, cancelled or finished, and its coach of whatever a colleague
 * did to it. Nobody is notified of their own actions.
 */
export function visitDeliveries(db: Knex): Deliveries {
  const recipientsOf = async (type: VisitEvent, { coach_id, actor_id, notice }: Happened): Promise<Recipient[]> => {
    const leaders = OF_OWNER.includes(type) ? [] : await leadersWho(db, 'visit:read', notice.school_id);
    const recipients = leaders.map((user_id) => ({ user_id, url: visitPage('scholastic', notice) }));
    if (type !== 'visit.scheduled') recipients.push({ user_id: coach_id, url: visitPage('coach', notice) });
    return recipients.filter(({ user_id }) => user_id !== actor_id);
  };
  return Object.fromEntries(
    TYPES.map((type) => [
      type,
      async (row) => {
        const happened = row.payload as Happened; // written by `enqueueVisitEvent`
        const { coach_id, actor_id } = happened;
        const notice: VisitNotice = { ...happened.notice, coach_id, actor_id };
        await notify(db, row, { type, notice, recipients: await recipientsOf(type, happened) });
      },
    ]),
  );
}
