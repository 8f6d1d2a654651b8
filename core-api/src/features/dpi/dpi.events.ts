import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import type { DpiNotice } from '@ruta/contracts/dpi/dpi.words';
import type { Knex } from 'knex';
import { enqueueEvent, type Deliveries, type OutboxRow } from '../../outbox';
import type { Clock } from '../../time/clock';
import { notify, type Recipient } from '../notifications';
import { leadersWho } from '../users';
import { askDpiLetter } from './dpi.letters';
import { dpiPlace } from './place.reader';
import { coachesReading, unfinishedIn } from './unfinished.reader';

/** What people are told of the diagnostic of a school. */
export type DpiTold = 'opened' | 'closing' | 'closed' | 'reminder';

/** Tells people of a school, in the transaction of the cause. Who they are is found when it is delivered. */
export const enqueueDpiNews = (trx: Knex.Transaction, told: DpiTold, notice: DpiNotice, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: `dpi.${told}`, payload: notice, at });

/**
 * While the window is open, notifies people who have not finished. After its end, notifies people who read the results.
 * Each person gets one notification, and one letter in the same transaction. People who have finished since are left out.
 */
export const dpiDeliveries = (db: Knex, clock: Clock): Deliveries => {
  const tell = (row: OutboxRow, told: DpiTold, recipients: readonly Recipient[]) => {
    const notice = row.payload as DpiNotice; // written by `enqueueDpiNews`
    const type = `dpi.${told}` as const;
    return notify(db, row, {
      ...{ type, notice, recipients },
      alongside: (trx, { user_id, url }) => askDpiLetter(trx, { user_id, type, notice, url }, row.created_at),
    });
  };
  const toUnfinished = (told: DpiTold) => async (row: OutboxRow) => {
    const { school_id, cycle_id } = row.payload as DpiNotice; // written by `enqueueDpiNews`
    if ((await dpiPlace(db, clock, school_id, cycle_id)).window !== 'open') return;
    const url = dpiPages.dpi.href();
    const people = await unfinishedIn(db, cycle_id, school_id);
    await tell(
      row,
      told,
      people.map((user_id) => ({ user_id, url })),
    );
  };
  return {
    'dpi.opened': toUnfinished('opened'),
    'dpi.closing': toUnfinished('closing'),
    'dpi.reminder': toUnfinished('reminder'),
    async 'dpi.closed'(row) {
      const { school_id, cycle_id } = row.payload as DpiNotice; // written by `enqueueDpiNews`
      // Its end may have been moved on meanwhile.
      if ((await dpiPlace(db, clock, school_id, cycle_id)).window !== 'after') return;
      const leaders = await leadersWho(db, 'dpi:read', school_id);
      const coaches = await coachesReading(db, cycle_id, school_id);
      await tell(row, 'closed', [
        ...leaders.map((user_id) => ({ user_id, url: dpiPages.scholasticDpiResult.href() })),
        ...coaches
          .filter((user_id) => !leaders.includes(user_id))
          .map((user_id) => ({ user_id, url: dpiPages.coachDpiResult.href({ school_id }) })),
      ]);
    },
  };
};
