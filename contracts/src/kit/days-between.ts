/** The number of days of a range, first and last included. */
export const daysBetween = (start: string, end: string): number =>
  (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
