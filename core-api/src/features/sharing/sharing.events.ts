import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';
import { ROLES, type RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import { enqueueEvent, enqueueEvents, type Deliveries } from '../../outbox';
import { notify } from '../notifications';
import { activityCounts, sharingById } from './sharing.reader';
import { toldOf } from './letter.reader';

const SHARED = 'agenda.shared';
export const LETTER = 'sharing.letter';

/** Ids only: names, addresses, language and what was shared are read when it is sent. */
export interface LetterPayload {
  /** Of the recipient's row. */
  id: number;
  letter: number;
}

/** Tells of a sharing and asks for its letters, in its transaction. */
export async function enqueueShared(
  trx: Knex.Transaction,
  { id, recipients }: { id: number; recipients: readonly number[] },
  at: string,
): Promise<void> {
  await enqueueEvent(trx, { kind: SHARED, payload: { id }, at });
  await askLetters(
    trx,
    recipients.map((recipient) => ({ id: recipient, letter: 1 })),
    at,
  );
}

/** Asks for letters to recipients: in a lane of their own, so that no letter with a link waits behind them. */
export const askLetters = (trx: Knex.Transaction, letters: readonly LetterPayload[], at: string): Promise<void> =>
  enqueueEvents(
    trx,
    letters.map((payload) => ({ kind: LETTER, lane: 'bulk' as const, payload, at })),
  );

/** The page of a sharing for a recipient. */
export const receivedPage = (role: RoleCode | null, id: number): string =>
  role !== null && ROLES[role].area === 'professor'
    ? sharingPages.professorSharedAgenda.href({ id })
    : sharingPages.scholasticSharedAgenda.href({ id });

/** Notifies the recipients who are still of the school. */
export const sharingDeliveries = (db: Knex): Deliveries => ({
  async [SHARED](row) {
    const { id } = row.payload as { id: number }; // written by `enqueueShared`
    const sharing = await sharingById(db, id);
    if (!sharing) return;
    const told = await toldOf(db, id);
    await notify(db, row, {
      type: SHARED,
      notice: {
        ...{ shared_agenda_id: id, school_id: sharing.school_id, author_id: sharing.user_id },
        ...{ start: sharing.start_at, end: sharing.end_at, activities: (await activityCounts(db, [id]))(id) },
      },
      recipients: told.map(({ user_id, role }) => ({ user_id, url: receivedPage(role, id) })),
    });
  },
});
