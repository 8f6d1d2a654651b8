/** What stands on a day of the year. */
export interface YearMark {
  /** Of its activities, in order. */
  names: readonly string[];
  /** Id of the heading that a press leads to: that of the first activity. */
  target: string;
  /** Whether something on it is chosen and not saved. */
  isChosen: boolean;
}
export type YearMarks = ReadonlyMap<string, YearMark>;

interface OnDay {
  day: string;
  name: string;
  target: string;
  isChosen?: boolean;
}

/** Ids of the headings of dated activities, and of those without a date. */
export const rowId = ({ id }: { id: number }): string => `pfi-${id}`;
export const undatedId = ({ id }: { id: number }): string => `pfi-undated-${id}`;

/** The marks of days; activities of one day share one. */
export function marksOf(activities: readonly OnDay[]): YearMarks {
  const marks = new Map<string, YearMark>();
  for (const { day, name, target, isChosen = false } of activities) {
    const before = marks.get(day);
    marks.set(
      day,
      before
        ? { ...before, names: [...before.names, name], isChosen: before.isChosen || isChosen }
        : { names: [name], target, isChosen },
    );
  }
  return marks;
}
