import { homePages } from '@ruta/contracts/home.pages';
import type { CycleNotice } from '@ruta/contracts/cycles/cycles.words';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { notify } from '../notifications';
import { peopleOfCycle } from './cycle-people.reader';

type CycleEvent = 'cycle.started' | 'cycle.finished';

/** Tells of a cycle that started or finished, in its transaction. The hierarchy delivers the start: it knows what changed for whom. */
export const enqueueCycleEvent = (
  trx: Knex.Transaction,
  kind: CycleEvent,
  { cycle_id, actor, at }: { cycle_id: number; actor: Actor; at: string },
): Promise<number> =>
  enqueueEvent(trx, { kind, payload: { cycle_id, actor_id: actor.userId } satisfies CycleNotice, at });

/** Notifies everybody but who did it; it leads to one's home. */
export const cycleDeliveries = (db: Knex): Deliveries => ({
  async 'cycle.finished'(row) {
    const notice = row.payload as CycleNotice; // written by `enqueueCycleEvent`
    const recipients = (await peopleOfCycle(db, notice.cycle_id))
      .filter(({ id }) => id !== notice.actor_id)
      .map(({ id }) => ({ user_id: id, url: homePages.root.href() }));
    await notify(db, row, { type: 'cycle.finished', notice, recipients });
  },
});
