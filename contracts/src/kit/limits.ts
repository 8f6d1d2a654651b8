/**
 * Limits that contract, machine and screen share. This file does not import zod, so browser code may use it; the
 * schemas re-export the limits.
 */

/** A visit has exactly these four axes (domain decision D3). */
export const VISIT_AXES = 4;
/** Evidence files per visit or activity (VIS-06, ACT-03). */
export const EVIDENCE_MAX = 3;
/** Characters of the reason for a new date, trimmed (VIS-01, AGE-06). */
export const JUSTIFICATION_MIN = 10;
export const JUSTIFICATION_MAX = 500;
/** Characters of an e-mail address (RFC 5321). */
export const EMAIL_MAX = 254;
/** Characters of a password. */
export const PASSWORD_MAX = 1024;
/** Characters of a school's name (HIE-04, B25). */
export const SCHOOL_NAME_MAX = 255;
/** Minutes for which a deletion can be undone. */
export const UNDO_MINUTES = 10;
