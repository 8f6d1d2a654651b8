/**
 * The limits that contract, machine and screen all hold to. Free of the validation library, so that a browser may import
 * their values; the schemas export them again where they apply.
 */

/** A visit works on exactly these four axes (domain decision D3). */
export const VISIT_AXES = 4;
/** Files of evidence that a visit or an activity may have (VIS-06, ACT-03). */
export const EVIDENCE_MAX = 3;
/** Characters of the reason for another date, without the spaces around it (VIS-01, AGE-06). */
export const JUSTIFICATION_MIN = 10;
export const JUSTIFICATION_MAX = 500;
