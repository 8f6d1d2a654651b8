import type { Locale } from '../locale';

/**
 * A person named in a notification. The row stores the id; the name is looked up on reading, so a purged person has no
 * name in other people's notifications (T20). Null if the person is unknown.
 */
export type PersonId = number | null;

export interface NoticeWords {
  title: string;
  body: string;
}

/** When it happened, in the reader's time zone and as people read it: `20-11-2026` and `10:05`. */
export interface NoticeTime {
  day: string;
  time: string;
}

/** Present names of what is no person, looked up on reading like those of people: schools, and the periods of cycles. */
export interface NamesOf {
  school: (id: number) => string;
  period: (cycle_id: number) => string;
}

/** `nameOf` also takes the undefined id of a row of an earlier version. */
type Writer<T> = (
  notice: T,
  nameOf: (id: PersonId | undefined) => string,
  when: NoticeTime,
  names: NamesOf,
) => NoticeWords;

/** Ids of the schools and cycles that a notification names. */
interface Named<T> {
  schools?: (notice: T) => readonly number[];
  cycles?: (notice: T) => readonly number[];
}

/** A type of notification: its words in both languages, and whose names they need. */
export interface NoticeType<T> extends Record<Locale, Writer<T>> {
  people: (notice: T) => readonly (PersonId | undefined)[];
  named: Named<T>;
}

/**
 * Declares a type of notification. `T` is what its row stores as JSON. Its body is whole sentences: who did what, to
 * what, on which day and why. The annotation below lets bundlers drop notices
 * from pages that use other words of the room.
 */
/* @__NO_SIDE_EFFECTS__ */
export function notice<T extends object>(
  words: Record<Locale, Writer<T>>,
  people: NoticeType<T>['people'] = () => [],
  named: Named<T> = {},
): NoticeType<T> {
  return { ...words, people, named };
}
