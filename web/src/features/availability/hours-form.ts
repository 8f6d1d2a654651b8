import type { Availability, AvailabilitySetting } from '@ruta/contracts/availability/availability.schema';
import { isLongEnough, minutesOf, type Weekday } from '@ruta/contracts/availability/limits';

/** Days of a week as people of Mexico plan them: Monday first. */
export const PLANNED_WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** What a whole day is stored as. */
export const WHOLE_DAY = { start_at: '00:00', end_at: '23:59' } as const;

export const isWholeDay = ({ start_at, end_at }: Pick<Availability, 'start_at' | 'end_at'>): boolean =>
  start_at === WHOLE_DAY.start_at && end_at === WHOLE_DAY.end_at;

/** Hours as they are typed. Of an edited window `weekdays` holds one day. */
export interface TypedHours {
  weekdays: readonly number[];
  single: string | null;
  isWhole: boolean;
  start_at: string | null;
  end_at: string | null;
}

/** What is edited: a row, or new hours of a kind, on a weekday where one was pressed. */
export interface EditedHours {
  setting: AvailabilitySetting;
  row: Availability | null;
  weekday?: Weekday | undefined;
}

export const typedHours = (row: Availability | null, { setting, weekday }: Omit<EditedHours, 'row'>): TypedHours => {
  const isWhole = row === null ? setting === 'unavailability' : isWholeDay(row);
  const days = row === null ? (weekday === undefined ? [] : [weekday]) : row.weekday === null ? [] : [row.weekday];
  const hours = row === null || isWhole ? { start_at: null, end_at: null } : row;
  return { weekdays: days, single: row?.single ?? null, isWhole, start_at: hours.start_at, end_at: hours.end_at };
};

/** The hours to send, or null while something is missing. An end that is too early is left to the server's sentence. */
export function hoursOf({ isWhole, start_at, end_at }: TypedHours): { start_at: string; end_at: string } | null {
  if (isWhole) return WHOLE_DAY;
  return start_at === null || end_at === null ? null : { start_at, end_at };
}

export const isComplete = (typed: TypedHours, setting: AvailabilitySetting): boolean =>
  hoursOf(typed) !== null && (setting === 'availability' ? typed.weekdays.length > 0 : typed.single !== null);

/** Hours of some windows together, to a tenth. */
export const hoursTogether = (rows: readonly Pick<Availability, 'start_at' | 'end_at'>[]): number => {
  const minutes = rows
    .filter(isLongEnough)
    .reduce((sum, row) => sum + minutesOf(row.end_at) - minutesOf(row.start_at), 0);
  return Math.round(minutes / 6) / 10;
};
