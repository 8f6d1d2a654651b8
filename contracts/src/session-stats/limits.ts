/** The longest period of figures, in days: two years, one of them a leap year. */
export const PERIOD_DAYS_MAX = 731;
/** How many schools and themes the tops name. */
export const TOP = 10;
/** How many agents the figures name, those with the most sessions. */
export const AGENTS_MAX = 50;
