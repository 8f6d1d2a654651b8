import { activitiesPages } from '@ruta/contracts/activities/activities.pages';
import { pfiPages } from '@ruta/contracts/pfi/pfi.pages';
import type { PfiDateNotice, PfiEstablishedNotice, PfiRemovedNotice } from '@ruta/contracts/pfi/pfi.words';
import type { Knex } from 'knex';
import { enqueueEvent, type Deliveries } from '../../outbox';
import type { MovedItem } from '../agenda';
import { coachesOf } from '../hierarchy';
import { notify, type Recipient } from '../notifications';
import { leadersWho } from '../users';
import type { PfiPlace } from './plan.model';

const [ESTABLISHED, REMOVED, DATE_CHANGED] = ['pfi.established', 'pfi.removed', 'pfi.date_changed'] as const;

type Established = PfiEstablishedNotice & PfiPlace;
type Removed = PfiRemovedNotice & PfiPlace;
type DateChanged = PfiDateNotice & PfiPlace & { agenda_id: number };

/** Tells of activities that got a date, in the transaction that dates them. */
export const enqueueEstablished = (trx: Knex.Transaction, payload: Established, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: ESTABLISHED, payload, at });

/** Tells of an activity that was taken out of a plan. */
export const enqueueRemoved = (trx: Knex.Transaction, payload: Removed, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: REMOVED, payload, at });

/** Tells of an activity of a plan that was moved, in place of the agenda's news. */
export const enqueueDateChanged = (trx: Knex.Transaction, { id, at, ...moved }: MovedItem): Promise<number> =>
  enqueueEvent(trx, { kind: DATE_CHANGED, payload: { ...moved, agenda_id: id } satisfies DateChanged, at });

interface Pages {
  leader: string;
  coach: string;
}

/** The leaders of a school, its coach and secondary coaches, but not who did it. */
async function others(
  db: Knex,
  { school_id, cycle_id, actor_id }: PfiPlace & { actor_id: number | null },
  pages: Pages,
): Promise<Recipient[]> {
  const leaders = await leadersWho(db, 'pfi:read', school_id);
  const coaches = await coachesOf(db, { school_id, cycle_id });
  const recipients: Recipient[] = [
    ...leaders.map((user_id) => ({ user_id, url: pages.leader })),
    ...coaches.flatMap((user_id) => (leaders.includes(user_id) ? [] : [{ user_id, url: pages.coach }])),
  ];
  return recipients.filter(({ user_id }) => user_id !== actor_id);
}

const planPages = (school_id: number): Pages => ({
  leader: pfiPages.scholasticPfi.href(),
  coach: pfiPages.coachPfi.href({ school_id }),
});

/** Notifies the other side and the other leaders of what changed in a plan. */
export const pfiDeliveries = (db: Knex): Deliveries => ({
  async [ESTABLISHED](row) {
    const { cycle_id, ...notice } = row.payload as Established; // written by `enqueueEstablished`
    const recipients = await others(db, { cycle_id, ...notice }, planPages(notice.school_id));
    await notify(db, row, { type: ESTABLISHED, notice, recipients });
  },
  async [REMOVED](row) {
    const { cycle_id, ...notice } = row.payload as Removed; // written by `enqueueRemoved`
    const recipients = await others(db, { cycle_id, ...notice }, planPages(notice.school_id));
    await notify(db, row, { type: REMOVED, notice, recipients });
  },
  async [DATE_CHANGED](row) {
    const { cycle_id, agenda_id, ...notice } = row.payload as DateChanged; // written by `enqueueDateChanged`
    const at = { school_id: notice.school_id, id: agenda_id };
    const recipients = await others(
      db,
      { cycle_id, ...notice },
      {
        leader: activitiesPages.scholasticActivityDetail.href(at),
        coach: activitiesPages.coachActivityDetail.href(at),
      },
    );
    await notify(db, row, { type: DATE_CHANGED, notice, recipients });
  },
});
