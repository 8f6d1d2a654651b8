/** Limits of shared agendas for screen and server. This file does not import zod, so browser code may use it. */

/** Days that one sharing covers: a quarter. */
export const SHARE_DAYS_MAX = 92;
/** Activities of one sharing. */
export const SHARE_ACTIVITIES_MAX = 200;
/** Recipients of one sharing; also how many "everybody" chooses. */
export const SHARE_PEOPLE_MAX = 500;
/** Characters of the coach's message. */
export const SHARE_MESSAGE_MAX = 500;
/** Recipients whose letter is sent again by one call. */
export const SHARE_RESEND_MAX = 50;
/** Letters that one coach sends in 24 hours, first ones and repeated ones. */
export const SHARE_LETTERS_A_DAY = 1000;
/** How often one person's letter is sent again within an hour. */
export const SHARE_RESENDS_AN_HOUR = 3;

/** Minutes after the first change of an event in somebody's calendar until the letter with all changes. */
export const CHANGES_AFTER_MINUTES = 10;
/** Letters with changes that one person gets in 24 hours; further changes wait and come together. */
export const CHANGE_LETTERS_A_DAY = 12;
/** Days after an event during which its changes are still sent. */
export const CHANGES_FOLLOWED_DAYS = 30;
/** Days during which the link of a letter stops the letters with changes. */
export const STOP_LINK_DAYS = 366;

/** How often the calendar address of a person is read within an hour. */
export const FEED_READS_AN_HOUR = 60;
/** Days of a calendar address before today, and from today on. */
export const FEED_DAYS = { back: 90, ahead: 365 } as const;
/** Events of a calendar address: the next ones first, then the latest of the past. */
export const FEED_EVENTS_MAX = 2000;

/** How far the letter to a recipient is. */
export const SHARE_STATUSES = ['queued', 'sent', 'failed'] as const;
export type ShareStatus = (typeof SHARE_STATUSES)[number];

/**
 * Why a letter is not there yet, or will never be: being tried again; the address was refused; given up after the last
 * attempt; the person's account is closed; the person is not of the school any more.
 */
export const SHARE_REASONS = ['retrying', 'refused', 'unreachable', 'inactive', 'left'] as const;
export type ShareReason = (typeof SHARE_REASONS)[number];
