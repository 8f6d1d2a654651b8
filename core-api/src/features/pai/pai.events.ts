import { paiPages } from '@ruta/contracts/pai/pai.pages';
import type { PaiEstablishedNotice } from '@ruta/contracts/pai/pai.words';
import type { Knex } from 'knex';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { coachesOf } from '../hierarchy';
import { notify, type Recipient } from '../notifications';
import { leadersWho } from '../users';

const [AVAILABLE, ESTABLISHED] = ['pai.available', 'pai.established'] as const;

interface Place {
  school_id: number;
  cycle_id: number;
}
type Established = PaiEstablishedNotice & Place;

/** Tells of a plan that was established, in the transaction that does it. */
export const enqueueEstablished = (trx: Knex.Transaction, payload: Established, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: ESTABLISHED, payload, at });

/** Tells the leaders of a school that its plan may be established. */
export const enqueueAvailable = (trx: Knex.Transaction, payload: Place, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: AVAILABLE, payload, at });

/** Notifies the leaders of a school; of an established plan its coach and secondary coaches, too, but not who did it. */
export const paiDeliveries = (db: Knex): Deliveries => ({
  async [AVAILABLE](row) {
    const { school_id } = row.payload as Place; // written by `enqueueAvailable`
    const leaders = await leadersWho(db, 'pai:establish', school_id);
    const url = paiPages.scholasticPaiEstablish.href();
    await notify(db, row, {
      type: AVAILABLE,
      notice: { school_id },
      recipients: leaders.map((user_id) => ({ user_id, url })),
    });
  },
  async [ESTABLISHED](row) {
    const { cycle_id, ...notice } = row.payload as Established; // written by `enqueueEstablished`
    const { school_id, actor_id } = notice;
    const leaders = await leadersWho(db, 'pai:read', school_id);
    const coaches = await coachesOf(db, { school_id, cycle_id });
    const recipients: Recipient[] = [
      ...leaders.map((user_id) => ({ user_id, url: paiPages.scholasticPai.href() })),
      ...coaches
        .filter((id) => !leaders.includes(id))
        .map((user_id) => ({ user_id, url: paiPages.coachPai.href({ school_id }) })),
    ];
    await notify(db, row, {
      type: ESTABLISHED,
      notice,
      recipients: recipients.filter(({ user_id }) => user_id !== actor_id),
    });
  },
});
