/** Limits of the yearly plan for screen and server. This file does not import zod, so browser code may use it. */

/** Activities that are dated by one call. */
export const PFI_ESTABLISH_MAX = 50;

/** Activities that a preview of a plan shows. */
export const PFI_PREVIEW_MAX = 5;

/** Hour of a suggested date, at the school. */
export const PFI_HOUR = '09:00';

/** Why a suggested day is not free: nothing of it refuses a date (decision 0054). */
export const PFI_MARKS = ['holiday', 'council', 'diagnostic', 'activity', 'coach', 'window'] as const;
export type PfiMark = (typeof PFI_MARKS)[number];

/** Central activities of a cycle up to which somebody adds one by hand. */
export const CENTRAL_MAX = 100;

/** Why the central activities of a cycle cannot change. */
export const CENTRAL_LOCKS = ['finished', 'not-prepared'] as const;

/** What the document of a year may be made as. */
export const PFI_FORMATS = ['pdf'] as const;
