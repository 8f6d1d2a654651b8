import { accessNotices } from './access/access.words';
import { invitationsNotices } from './invitations/invitations.words';
import type { NoticeType, NoticeWords, PersonId } from './kit/notice';
import type { Locale } from './locale';
import { usersNotices } from './users/users.words';
import { visitsNotices } from './visits/visits.words';

const NOTICES = {
  ...accessNotices,
  ...invitationsNotices,
  ...usersNotices,
  ...visitsNotices,
};

export type NotificationType = keyof typeof NOTICES;

/** What the rows of each type store. */
export type Notices = {
  [T in NotificationType]: (typeof NOTICES)[T] extends NoticeType<infer Notice> ? Notice : never;
};

export const NOTIFICATION_TYPES = Object.keys(NOTICES) as [NotificationType, ...NotificationType[]];

/** Stands for a person whose account is gone. */
const NOBODY: Record<Locale, string> = { es: 'Alguien', en: 'Somebody' };

const typeOf = <T extends NotificationType>(type: T) => NOTICES[type] as unknown as NoticeType<Notices[T]>; // the fold's own type, which the compiler does not index by T

/** The people whose names the words of a notification need. */
export const peopleIn = <T extends NotificationType>(type: T, notice: Notices[T]): number[] =>
  typeOf(type)
    .people(notice)
    // Rows of earlier versions may lack an id.
    .filter((id) => typeof id === 'number');

/** A notification in a person's language, with the names that its people have now. */
export const notificationWords = <T extends NotificationType>(
  type: T,
  notice: Notices[T],
  locale: Locale,
  names: ReadonlyMap<number, string>,
): NoticeWords =>
  typeOf(type)[locale](notice, (id: PersonId) => (id === null ? undefined : names.get(id)) ?? NOBODY[locale]);
