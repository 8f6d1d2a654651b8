/** Limits of catalogues that are kept by file. This file does not import zod, so browser code may use it. */

/** Characters of a name, a title or a section. */
export const NAME_MAX = 200;
/** Characters of a question or a reason. */
export const ITEM_MAX = 500;
/** Characters of an option of a question. */
export const OPTION_MAX = 300;
/** Characters of instructions and descriptions: as many as a cell may have. */
export const DESCRIPTION_MAX = 1000;
export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 10;
/** Options of a question in quadrants. */
export const QUADRANTS = 5;
export const REASONS_MAX = 10;
/** Seconds for a question of the diagnostic. */
export const SECONDS_MIN = 5;
export const SECONDS_MAX = 120;
/** Of a central activity. */
export const HOURS_MIN = 0.5;
export const HOURS_MAX = 40;
export const ORDER_MAX = 999;
/** Other names of a state. */
export const ALIASES_MAX = 15;
/** Characters of a state's name, or of another one. */
export const ALIAS_MAX = 60;
/** Minutes of a session, by fives. */
export const DURATION_MIN = 15;
export const DURATION_MAX = 240;
/** Minutes that an agent rests after a session, by fives. */
export const COOLDOWN_MAX = 120;
