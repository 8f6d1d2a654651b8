/**
 * A calendar day as 'YYYY-MM-DD' in the school's wall clock. It has no hour and no zone, so lexical order is date
 * order. A `Date` would add the zone of the computer that runs the code.
 */
export type CalendarDay = string;

/** Whether `day` is before `other`; false for the same day. */
export const isBefore = (day: CalendarDay, other: CalendarDay): boolean => day < other;

/** Whether `day` is after `other`; false for the same day. */
export const isAfter = (day: CalendarDay, other: CalendarDay): boolean => day > other;

/** Whether `day` is `other` or later. */
export const isSameOrAfter = (day: CalendarDay, other: CalendarDay): boolean => day >= other;
