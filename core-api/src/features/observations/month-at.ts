import { dayIn, fromUtc } from '../../time/clock';

/**
 * The month `YYYY-MM` of a UTC instant on a calendar. Apart from `months.ts`, because a migration needs it: journeys load
 * the migrations as ES modules, which the library of wall clocks does not bear.
 */
export const monthAt = (timezone: string, instant: string): string => dayIn(timezone, fromUtc(instant)).slice(0, 7);
