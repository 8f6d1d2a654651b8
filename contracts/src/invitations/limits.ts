/** What invitations are held to, on the screen and on the server. Free of the validation library, for the browser. */

/** Addresses of one sending. */
export const BULK_MAX = 200;
/** Characters of a pasted list or a CSV file. */
export const BULK_TEXT_MAX = 64_000;
/** Invitations that one administrator sends in a day, mails that are sent again among them. */
export const DAILY_MAX = 1000;
/** Mails of one invitation that are sent again within an hour. */
export const RESENDS_AN_HOUR = 3;
/** Days that an invitation may be accepted. */
export const INVITATION_DAYS = 7;
