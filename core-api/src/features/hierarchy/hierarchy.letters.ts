import { homePages } from '@ruta/contracts/home.pages';
import { reassignedLetter } from '@ruta/contracts/hierarchy/hierarchy.letters';
import type { StartedNotice } from '@ruta/contracts/cycles/cycles.words';
import type { ReassignedNotice } from '@ruta/contracts/hierarchy/hierarchy.words';
import type { NoticeTime } from '@ruta/contracts/kit/notice';
import type { Locale } from '@ruta/contracts';
import { notificationWords } from '@ruta/contracts/notices';
import type { Knex } from 'knex';
import { letterId, type Mailer } from '../../mail';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { clockText } from '../../time/clock-text';
import { namesIn } from '../notifications';
import { fullname, writtenTo } from '../users';

const LETTER = 'hierarchy.reassigned-letter';

/** A notification that is also sent by mail. Payloads of earlier versions are of schools that changed hands, without type. */
type Told =
  { type?: 'hierarchy.reassigned'; notice: ReassignedNotice } | { type: 'cycle.started'; notice: StartedNotice };

/** Ids only (T20): names, address and language are those of when it is sent. */
type LetterPayload = Told & { user_id: number };

/** Asks for the letter of a notification, in its transaction: one per person and change. */
export const askLetter = (trx: Knex.Transaction, payload: LetterPayload, at: string): Promise<number> =>
  enqueueEvent(trx, { kind: LETTER, lane: 'letters', payload, at });

interface Deps {
  db: Knex;
  mailer: Mailer;
  publicUrl: string;
}

/** Writes and sends the letters, to people who may sign in. */
export const reassignedLetters = ({ db, mailer, publicUrl }: Deps): Deliveries => ({
  async [LETTER](row, signal) {
    const { user_id, ...told } = row.payload as LetterPayload; // written by `askLetter`
    const person = await writtenTo(db, user_id);
    if (!person) return;
    const { name, locale, timezone } = person;
    const when = clockText(row.created_at, timezone);
    const words = await wordsOf(db, told, { locale, when });
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

/** The words of the notification, with present names. */
async function wordsOf(db: Knex, told: Told, { locale, when }: { locale: Locale; when: NoticeTime }) {
  if (told.type === 'cycle.started')
    return notificationWords(told.type, told.notice, locale, { names: await namesIn(db, [told]), when });
  const { notice, type = 'hierarchy.reassigned' } = told;
  return notificationWords(type, notice, locale, { names: await namesIn(db, [{ type, notice }]), when });
}
