/** Limits of invitations for screen and server. This file does not import zod, so browser code may use it. */

/** Addresses per bulk sending. */
export const BULK_MAX = 200;
/** Characters of a pasted list or a CSV file. */
export const BULK_TEXT_MAX = 64_000;
/** Invitation mails per administrator and day, including repeated ones. */
export const DAILY_MAX = 1000;
/** Repeated mails per invitation and hour. */
export const RESENDS_AN_HOUR = 3;
/** How many days an invitation may be accepted. */
export const INVITATION_DAYS = 7;
