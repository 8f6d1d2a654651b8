import { accessPages } from '@ruta/contracts/access/access.pages';
import type { Locale } from '@ruta/contracts';
import { newSignInLetter } from '@ruta/contracts/access/access.letters';
import { emailAskedLetter, emailChangedLetter } from '@ruta/contracts/access/email.letters';
import type { Letter } from '@ruta/contracts/kit/letter';
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

/** The page of a notification: the profile shows the address, the other page everything else. */
const pageOf = (type: SecurityType): string =>
  type === 'access.email-asked' || type === 'access.email-changed' ? accessPages.profile.href() : PAGE;

export interface PersonToTell {
  id: number;
  name: string;
  surname: string;
  email: string;
  locale: Locale;
  timezone: string;
}

type SecurityType = Extract<keyof Notices, `access.${string}`>;
/** News about an address, which the letter names and the notification does not. */
type EmailType = 'access.email-asked' | 'access.email-changed';
type NewsOf<Type extends SecurityType> = { [T in Type]: { type: T } & Notices[T] }[Type];
type News = NewsOf<Exclude<SecurityType, EmailType>>;

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
  await tellPerson(trx, { person: await personOf(trx, userId), ...telling });
}

const personOf = (trx: Knex, id: number) =>
  trx('users')
    .where({ id })
    .first<PersonToTell>(...TOLD);

/** Announces a security change of an account to its owner, by notification and mail, in their language. */
export async function tellPerson(trx: Knex.Transaction, { person, news, at, publicUrl }: Telling): Promise<void> {
  const { name, locale, timezone } = person;
  const facts = { name, when: wordsOf(at, { locale, timezone }), url: new URL(PAGE, publicUrl).href };
  const words =
    news.type === 'access.new-device'
      ? newSignInLetter(locale, { ...facts, device: news.device || UNKNOWN[locale] })
      : securityLetter(locale, { ...facts, what: letterOf(news) });
  await announce(trx, { person, news, words, at });
}

interface EmailTelling extends Pick<Telling, 'at' | 'publicUrl'> {
  news: NewsOf<EmailType>;
  /** The new address. */
  email: string;
}

/** The same about another address of an account: the letter goes to the one that the account has now. */
export async function tellOfEmail(
  trx: Knex.Transaction,
  userId: number,
  { news, email, at, publicUrl }: EmailTelling,
): Promise<void> {
  const person = await personOf(trx, userId);
  const { name, locale } = person;
  const facts = { name, email, when: wordsOf(at, person) };
  const urlOf = (page: string) => new URL(page, publicUrl).href;
  const words =
    news.type === 'access.email-asked'
      ? emailAskedLetter(locale, { ...facts, url: urlOf(accessPages.profile.href()) })
      : emailChangedLetter(locale, { ...facts, url: urlOf(accessPages.signIn.href()) });
  await announce(trx, { person, news, words, at });
}

async function announce(
  trx: Knex.Transaction,
  { person, news, words, at }: Pick<Telling, 'person' | 'at'> & { news: News | NewsOf<EmailType>; words: Letter },
): Promise<void> {
  const { id, name, surname, email } = person;
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
    await notify(db, row, { type, notice, recipients: [{ user_id, url: pageOf(type) }] });
  },
});
