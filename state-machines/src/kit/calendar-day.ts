/**
 * A calendar day as 'YYYY-MM-DD', in the wall clock of the school it belongs to. It has no hour and no zone, so two
 * days compare as text: lexical order is date order. Machines and rules need nothing else of a calendar, and a `Date`
 * would bring in the zone of whatever computer runs it.
 */
export type CalendarDay = string;

/** Whether `day` comes before `other`; the same day is not before itself. */
export const isBefore = (day: CalendarDay, other: CalendarDay): boolean => day < other;

/** Whether `day` comes after `other`; the same day is not after itself. */
export const isAfter = (day: CalendarDay, other: CalendarDay): boolean => day > other;

/** Whether `day` is `other` or a later one: "today or later". */
export const isSameOrAfter = (day: CalendarDay, other: CalendarDay): boolean => day >= other;
