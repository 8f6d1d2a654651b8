import { pfpLetter } from '@ruta/contracts/pfp/pfp.letters';
import type { PfpClosingNotice } from '@ruta/contracts/pfp/pfp.words';
import { notificationWords } from '@ruta/contracts/notices';
import type { Knex } from 'knex';
import { letterId, type Mailer } from '../../mail';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { clockText } from '../../time/clock-text';
import { namesIn } from '../notifications';
import { fullname, writtenTo } from '../users';
import { isWaiting } from './waiting.reader';

const LETTER = 'pfp.letter';

/** Ids only: name, address and language are those of when it is sent. */
interface LetterPayload {
  user_id: number;
  notice: PfpClosingNotice;
  /** The page that the notification leads to. */
  url: string;
}

/** Asks for the letter of a notification, in its transaction: one per person. */
export const askClosingLetter = (trx: Knex.Transaction, payload: LetterPayload, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: LETTER, lane: 'letters', payload, at });

/** Writes and sends the letters, to people who may sign in. Who has consulted everything meanwhile gets none. */
export const pfpLetters = ({ db, mailer, publicUrl }: { db: Knex; mailer: Mailer; publicUrl: string }): Deliveries => ({
  async [LETTER](row, signal) {
    const { user_id, notice, url } = row.payload as LetterPayload; // written by `askClosingLetter`
    if (!(await isWaiting(db, notice.cycle_id, user_id))) return;
    const person = await writtenTo(db, user_id);
    if (!person) return;
    const { locale, timezone, email } = person;
    const words = notificationWords('pfp.closing', notice, locale, {
      names: await namesIn(db, [{ type: 'pfp.closing', notice }]),
      when: clockText(row.created_at, timezone),
    });
    await mailer.send(
      letterId(row),
      {
        to: { name: fullname(person), address: email },
        ...pfpLetter(locale, { name: person.name, words, url: new URL(url, publicUrl).href }),
      },
      signal,
    );
  },
});
