import { accessNotices } from './access/access.words';
import { agendaNotices } from './agenda/agenda.words';
import { cyclesNotices } from './cycles/cycles.words';
import { hierarchyNotices } from './hierarchy/hierarchy.words';
import { invitationsNotices } from './invitations/invitations.words';
import type { NoticeTime, NoticeType, NoticeWords } from './kit/notice';
import type { Locale } from './locale';
import { observationsNotices } from './observations/observations.words';
import { proofsNotices } from './proofs/proofs.words';
import { surveysNotices } from './surveys/surveys.words';
import { usersNotices } from './users/users.words';
import { visitsNotices } from './visits/visits.words';

const NOTICES = {
  ...accessNotices,
  ...agendaNotices,
  ...cyclesNotices,
  ...hierarchyNotices,
  ...invitationsNotices,
  ...observationsNotices,
  ...proofsNotices,
  ...surveysNotices,
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
    .filter((id): id is number => typeof id === 'number');

export interface NoticeReading {
  /** The current names of its people. */
  names: ReadonlyMap<number, string>;
  /** When it happened, in the reader's time zone. */
  when: NoticeTime;
}

/** A notification's words in a person's language. */
export const notificationWords = <T extends NotificationType>(
  type: T,
  notice: Notices[T],
  locale: Locale,
  { names, when }: NoticeReading,
): NoticeWords => typeOf(type)[locale](notice, (id) => names.get(id ?? 0) ?? NOBODY[locale], when);
