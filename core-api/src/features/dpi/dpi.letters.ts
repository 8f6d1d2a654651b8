import { dpiLetter } from '@ruta/contracts/dpi/dpi.letters';
import type { DpiNotice } from '@ruta/contracts/dpi/dpi.words';
import { notificationWords } from '@ruta/contracts/notices';
import type { Knex } from 'knex';
import { letterId, type Mailer } from '../../mail';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { clockText } from '../../time/clock-text';
import { namesIn } from '../notifications';
import { fullname, writtenTo } from '../users';
import { unfinishedIn } from './unfinished.reader';

const LETTER = 'dpi.letter';

/** Ids only: names, address and language are those of when it is sent. */
interface LetterPayload {
  user_id: number;
  type: 'dpi.opened' | 'dpi.closing' | 'dpi.reminder' | 'dpi.closed';
  notice: DpiNotice;
  /** The page that the notification leads to. */
  url: string;
}

/** Asks for the letter of a notification, in its transaction: one per person. */
export const askDpiLetter = (trx: Knex.Transaction, payload: LetterPayload, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: LETTER, lane: 'letters', payload, at });

/** Writes and sends the letters, to people who may sign in. Who finished meanwhile is not reminded. */
export const dpiLetters = ({ db, mailer, publicUrl }: { db: Knex; mailer: Mailer; publicUrl: string }): Deliveries => ({
  async [LETTER](row, signal) {
    const { user_id, type, notice, url } = row.payload as LetterPayload; // written by `askDpiLetter`
    const isClosed = type === 'dpi.closed';
    if (!isClosed && (await unfinishedIn(db, notice.cycle_id, notice.school_id, user_id)).length === 0) return;
    const person = await writtenTo(db, user_id);
    if (!person) return;
    const { locale, timezone, email } = person;
    const words = notificationWords(type, notice, locale, {
      names: await namesIn(db, [{ type, notice }]),
      when: clockText(row.created_at, timezone),
    });
    const name = fullname(person);
    await mailer.send(
      letterId(row),
      {
        to: { name, address: email },
        ...dpiLetter(locale, {
          ...{ name: person.name, words, action: isClosed ? 'results' : 'answer' },
          url: new URL(url, publicUrl).href,
        }),
      },
      signal,
    );
  },
});
