import { homePages } from '@ruta/contracts/home.pages';
import { reassignedLetter } from '@ruta/contracts/hierarchy/hierarchy.letters';
import type { ReassignedNotice } from '@ruta/contracts/hierarchy/hierarchy.words';
import { notificationWords } from '@ruta/contracts/notices';
import type { Knex } from 'knex';
import { letterId, type Mailer } from '../../mail';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { clockText } from '../../time/clock-text';
import { fullname } from '../users';
import { letterReader, nameOf } from './people.reader';

const LETTER = 'hierarchy.reassigned-letter';

/** People by id only (T20): name, address and language are those of when it is sent. */
interface LetterPayload {
  user_id: number;
  notice: ReassignedNotice;
}

/** Asks for the letter of a notification, in its transaction: one per person and change. */
export const askReassignedLetter = (trx: Knex.Transaction, payload: LetterPayload, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: LETTER, lane: 'letters', payload, at });

interface Deps {
  db: Knex;
  mailer: Mailer;
  publicUrl: string;
}

/** Writes and sends the letters, to people who may sign in. */
export const reassignedLetters = ({ db, mailer, publicUrl }: Deps): Deliveries => ({
  async [LETTER](row, signal) {
    const { user_id, notice } = row.payload as LetterPayload; // written by `askReassignedLetter`
    const person = await letterReader(db, user_id);
    if (!person) return;
    const { name, locale, timezone } = person;
    const actor = await nameOf(db, notice.actor_id ?? 0);
    const words = notificationWords('hierarchy.reassigned', notice, locale, {
      names: new Map(actor ? [[actor.id, fullname(actor)]] : []),
      when: clockText(row.created_at, timezone),
    });
    await mailer.send(
      letterId(row),
      {
        to: { name: fullname(person), address: person.email },
        ...reassignedLetter(locale, { name, words, url: new URL(homePages.root.href(), publicUrl).href }),
      },
      signal,
    );
  },
});
