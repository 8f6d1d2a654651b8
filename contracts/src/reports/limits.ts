/** Most rows of a file. */
export const REPORT_ROWS_MAX = 20_000;
/** Reports that one person may download in a minute (T19). */
export const REPORTS_A_MINUTE = 6;
