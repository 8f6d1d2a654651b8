/** Limits of accounts for screen and server. This file does not import zod, so browser code may use it. */

/** People of one act on several accounts. */
export const USERS_AT_ONCE = 100;
/** Accounts of one exported file. */
export const EXPORT_MAX = 5000;
