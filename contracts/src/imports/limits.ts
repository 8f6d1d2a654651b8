/** Limits of imported files for screen and server. This file does not import zod, so browser code may use it. */

export const IMPORT_BYTES = 5 * 1024 * 1024;
export const IMPORT_ROWS = 20_000;
export const IMPORT_COLUMNS = 50;
/** Characters of a cell. */
export const IMPORT_CELL = 1000;
/** Bytes of an XLSX file, unpacked. */
export const IMPORT_UNPACKED = 50 * 1024 * 1024;
/** Hours in which an applied import can be undone. */
export const IMPORT_UNDO_HOURS = 24;
/** Days after which an import that nobody applied is deleted. */
export const IMPORT_KEPT_DAYS = 30;
export const IMPORT_TYPES = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;

/** People with heavy loads that a file names. */
export const HEAVY_LOADS_MAX = 20;
