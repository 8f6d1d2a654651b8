/** Limits of the formation plan for screen and server. This file does not import zod, so browser code may use it. */
import { SHARED_TYPES } from '../kit/file-types';

/** Whom a plan may be for: the staff of schools. Others read plans and mark them for themselves; nobody counts them. */
export const FORMATION_ROLES = ['DIR', 'SUBD', 'COOR', 'PROF'] as const;
export type FormationRole = (typeof FORMATION_ROLES)[number];

/** Days after which an opening that could not be sent counts as if it were later (decision 0055). */
export const OPENED_BACK_DAYS = 7;

/** What a content is. */
export const CONTENT_KINDS = ['file', 'video', 'link'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The types of a plan's files. Of a link it is `text/html`. */
export const FORMATION_TYPES = SHARED_TYPES;
export const LINK_TYPE = 'text/html';
