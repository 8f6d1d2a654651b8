import { accessPages } from '@ruta/contracts/access/access.pages';
import type { Locale } from '@ruta/contracts';
import { newSignInLetter } from '@ruta/contracts/access/access.letters';
import { securityLetter, type SecurityChange } from '@ruta/contracts/access/security.letters';
import type { Notices } from '@ruta/contracts/notices';
import type { Knex } from 'knex';
import { post } from '../../mail';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { clockText } from '../../time/clock-text';
import { notify } from '../notifications';
import { fullname } from '../users';

const KIND = 'access.news';
/** The page with password, two-step verification and sessions. */
const PAGE = accessPages.security.href();

export interface PersonToTell {
  id: number;
  name: string;
  surname: string;
  email: string;
  locale: Locale;
  timezone: string;
}

type SecurityType = Extract<keyof Notices, `access.${string}`>;
type News = { [T in SecurityType]: { type: T } & Notices[T] }[SecurityType];

interface Telling {
  person: PersonToTell;
  news: News;
  /** UTC. */
  at: string;
  publicUrl: string;
}

const TOLD = ['id', 'name', 'surname', 'email', 'locale', 'timezone'] as const;

/** The same for the person with an id. */
export async function tellOwner(
  trx: Knex.Transaction,
  userId: number,
  telling: Omit<Telling, 'person'>,
): Promise<void> {
  const person = await trx('users')
    .where({ id: userId })
    .first<PersonToTell>(...TOLD);
  await tellPerson(trx, { person, ...telling });
}

/** Announces a security change of an account to its owner, by notification and mail, in their language. */
export async function tellPerson(trx: Knex.Transaction, { person, news, at, publicUrl }: Telling): Promise<void> {
  const { id, name, surname, email, locale, timezone } = person;
  const facts = { name, when: wordsOf(at, { locale, timezone }), url: new URL(PAGE, publicUrl).href };
  const words =
    news.type === 'access.new-device'
      ? newSignInLetter(locale, { ...facts, device: news.device || UNKNOWN[locale] })
      : securityLetter(locale, { ...facts, what: letterOf(news) });
  await post(trx, { to: { name: fullname({ name, surname }), address: email }, ...words }, at);
  const { type, ...notice } = news;
  await enqueueEvent(trx, { kind: KIND, payload: { type, notice, user_id: id }, at });
}

/** A reset by an administrator has a letter of its own: the owner did nothing. */
const letterOf = (news: Exclude<News, { type: 'access.new-device' }>): SecurityChange =>
  news.type === 'access.two-factor-off' && news.actor_id !== undefined ? 'access.two-factor-reset' : news.type;

const AT: Record<Locale, string> = { es: 'a las', en: 'at' };
const UNKNOWN: Record<Locale, string> = { es: 'un dispositivo desconocido', en: 'an unknown device' };

/** `20-11-2026 a las 10:05` in the person's language and time zone. */
function wordsOf(at: string, { locale, timezone }: Pick<PersonToTell, 'locale' | 'timezone'>): string {
  const { day, time } = clockText(at, timezone);
  return `${day} ${AT[locale]} ${time}`;
}

interface Payload {
  type: SecurityType;
  notice: Notices[SecurityType];
  user_id: number;
}

/** Creates the notifications of security changes. */
export const accessDeliveries = (db: Knex): Deliveries => ({
  async [KIND](row) {
    const { type, notice, user_id } = row.payload as Payload; // written by `tellPerson`
    await notify(db, row, { type, notice, recipients: [{ user_id, url: PAGE }] });
  },
});
