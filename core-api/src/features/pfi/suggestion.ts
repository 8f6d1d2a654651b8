import { PFI_HOUR, type PfiMark } from '@ruta/contracts/pfi/limits';
import type { PfiAvailable } from '@ruta/contracts/pfi/pfi.schema';
import { addDays } from '../../time/clock';
import type { CentralActivityRow } from './pfi.tables';

type Suggestion = NonNullable<PfiAvailable['suggestion']>;
export interface Mark {
  kind: PfiMark;
  name: string | null;
}

export interface SuggestionFacts {
  /** At the school. */
  today: string;
  cycle: { start_at: string; end_at: string };
  /** What stands on a day. */
  marksOn: (day: string) => readonly Mark[];
}

const isSchoolDay = (day: string) => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

function schoolDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isSchoolDay(day)) days.push(day);
  return days;
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/**
 * A day for each activity, in their order: the first school day of its window on which nothing stands, from tomorrow on;
 * without one the first on which only the diagnostic does, which may last months and asks a few minutes of each person;
 * without that the first of them, with what stands there. Where the window is over the first free school day of the cycle.
 * A day that is suggested for one activity is taken for the next (decision 0054).
 */
export function suggestDays(
  activities: readonly Pick<CentralActivityRow, 'id' | 'window_start' | 'window_end'>[],
  { today, cycle, marksOn }: SuggestionFacts,
): ReadonlyMap<number, Suggestion | null> {
  const first = later(addDays(today, 1), cycle.start_at);
  const taken = new Set<string>();
  const marksOf = (day: string): Mark[] => [
    ...marksOn(day),
    ...(taken.has(day) ? [{ kind: 'activity', name: null } as const] : []),
  ];
  const suggest = (from: string, to: string, beside: readonly Mark[]): Suggestion | null => {
    const days = schoolDays(from, to);
    const date =
      days.find((day) => marksOf(day).length === 0) ??
      days.find((day) => marksOf(day).every(({ kind }) => kind === 'diagnostic')) ??
      days[0];
    if (date === undefined) return null;
    const clashes = [...beside, ...marksOf(date)];
    taken.add(date);
    return { date, time: PFI_HOUR, clashes };
  };
  return new Map(
    activities.map(({ id, window_start, window_end }) => {
      const inside = suggest(later(window_start, first), earlier(window_end, cycle.end_at), []);
      return [id, inside ?? suggest(first, cycle.end_at, [{ kind: 'window', name: null }])];
    }),
  );
}
