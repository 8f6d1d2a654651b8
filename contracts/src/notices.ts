import { accessNotices } from './access/access.words';
import { agendaNotices } from './agenda/agenda.words';
import { conferencesNotices } from './conferences/conferences.words';
import { cyclesNotices } from './cycles/cycles.words';
import { dpiNotices } from './dpi/dpi.words';
import { hierarchyNotices } from './hierarchy/hierarchy.words';
import { invitationsNotices } from './invitations/invitations.words';
import type { NoticeTime, NoticeType, NoticeWords } from './kit/notice';
import type { Locale } from './locale';
import { observationsNotices } from './observations/observations.words';
import { paiNotices } from './pai/pai.words';
import { pfiNotices } from './pfi/pfi.words';
import { pfpNotices } from './pfp/pfp.words';
import { proofsNotices } from './proofs/proofs.words';
import { sharingNotices } from './sharing/sharing.words';
import { surveysNotices } from './surveys/surveys.words';
import { usersNotices } from './users/users.words';
import { visitsNotices } from './visits/visits.words';

const NOTICES = {
  ...accessNotices,
  ...agendaNotices,
  ...conferencesNotices,
  ...cyclesNotices,
  ...dpiNotices,
  ...hierarchyNotices,
  ...invitationsNotices,
  ...observationsNotices,
  ...paiNotices,
  ...pfiNotices,
  ...pfpNotices,
  ...proofsNotices,
  ...sharingNotices,
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
const A_SCHOOL: Record<Locale, string> = { es: 'una escuela', en: 'a school' };

// The compiler cannot index the fold by T.
const typeOf = <T extends NotificationType>(type: T) => NOTICES[type] as unknown as NoticeType<Notices[T]>;

/** What a notification names: people, schools and cycles by id. */
export function idsIn<T extends NotificationType>(type: T, notice: Notices[T]): Record<keyof NoticeNames, number[]> {
  const { people, named } = typeOf(type);
  return {
    // Rows of earlier versions may have no id.
    people: people(notice).filter((id): id is number => typeof id === 'number'),
    schools: [...(named.schools?.(notice) ?? [])],
    cycles: [...(named.cycles?.(notice) ?? [])],
  };
}

/** Current names by id: of people, of schools, and the periods of cycles. */
export interface NoticeNames {
  people: ReadonlyMap<number, string>;
  schools: ReadonlyMap<number, string>;
  cycles: ReadonlyMap<number, string>;
}

export interface NoticeReading {
  names: NoticeNames;
  /** When it happened, in the reader's time zone. */
  when: NoticeTime;
}

/** A notification's words in a person's language. */
export const notificationWords = <T extends NotificationType>(
  type: T,
  notice: Notices[T],
  locale: Locale,
  { names, when }: NoticeReading,
): NoticeWords =>
  typeOf(type)[locale](notice, (id) => names.people.get(id ?? 0) ?? NOBODY[locale], when, {
    school: (id) => names.schools.get(id) ?? A_SCHOOL[locale],
    period: (id) => names.cycles.get(id) ?? '',
  });
