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

/** The stored facts of each type of notification. */
export type Notices = {
  [T in NotificationType]: (typeof NOTICES)[T] extends NoticeType<infer Notice> ? Notice : never;
};

export const NOTIFICATION_TYPES = Object.keys(NOTICES) as [NotificationType, ...NotificationType[]];

/** Replaces the name of a person whose account no longer exists. */
const NOBODY: Record<Locale, string> = { es: 'Alguien', en: 'Somebody' };

// The compiler cannot index the fold by T.
const typeOf = <T extends NotificationType>(type: T) => NOTICES[type] as unknown as NoticeType<Notices[T]>;

/** Ids of the people whose names a notification needs. */
export const peopleIn = <T extends NotificationType>(type: T, notice: Notices[T]): number[] =>
  typeOf(type)
    .people(notice)
    // Rows of earlier versions may have no id.
    .filter((id) => typeof id === 'number');

/** A notification's words in a person's language. `names` are the current names of its people. */
export const notificationWords = <T extends NotificationType>(
  type: T,
  notice: Notices[T],
  locale: Locale,
  names: ReadonlyMap<number, string>,
): NoticeWords =>
  typeOf(type)[locale](notice, (id: PersonId) => (id === null ? undefined : names.get(id)) ?? NOBODY[locale]);
