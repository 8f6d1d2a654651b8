import type { NamesOf } from '../kit/notice';
import type { Locale } from '../locale';

/** Schools that a notification names; it counts all. */
export const SCHOOLS_NAMED = 3;

/** Some schools: how many, and the ids of the first. */
export interface SomeSchools {
  total: number;
  ids?: readonly number[];
  /** Names, in rows of earlier versions. */
  named?: readonly string[];
}

/** What a change of who accompanies schools means for one person. */
export interface SchoolsOfPerson {
  /** Those that the person accompanies from now on. */
  gained: SomeSchools;
  /** Those that they do not any more. */
  lost: SomeSchools;
  /** Schools whose director the person is. */
  own: SomeSchools;
}

const MORE: Record<Locale, (count: number) => string> = {
  es: (count) => `${count} más`,
  en: (count) => `${count} more`,
};
const SENTENCES: Record<Locale, Record<'gained' | 'lost', string>> = {
  es: { gained: 'Ahora acompañas a', lost: 'Ya no acompañas a' },
  en: { gained: 'You now accompany', lost: 'You no longer accompany' },
};

/** Names of the first schools, and how many more there are. */
export function listed({ total, ids = [], named = [] }: SomeSchools, locale: Locale, names: NamesOf): string {
  const known = [...named, ...ids.map((id) => names.school(id))];
  const left = total - known.length;
  return [...known, ...(left > 0 ? [MORE[locale](left)] : [])].join(', ');
}

/** A sentence of what was gained and one of what was lost; none where that is nothing. */
export const gainedAndLost = (schools: SchoolsOfPerson, locale: Locale, names: NamesOf): string[] =>
  (['gained', 'lost'] as const).flatMap((which) =>
    schools[which].total > 0 ? [`${SENTENCES[locale][which]}: ${listed(schools[which], locale, names)}.`] : [],
  );

/** Ids of the schools that are named. */
export const idsOfSchools = ({ gained, lost, own }: SchoolsOfPerson): number[] =>
  [gained, lost, own].flatMap(({ ids = [] }) => ids);
