/** Limits of the formation plan for screen and server. This file does not import zod, so browser code may use it. */
import { SHARED_TYPES } from '../kit/file-types';

/** Whom a plan may be for: the staff of schools. Others read plans and mark them for themselves; nobody counts them. */
export const FORMATION_ROLES = ['DIR', 'SUBD', 'COOR', 'PROF'] as const;
export type FormationRole = (typeof FORMATION_ROLES)[number];

/** Days before the closing day on which those who have a plan open are told. */
export const CLOSING_DAYS = [7, 1] as const;

/** Days after which an opening that could not be sent counts as if it were later (decision 0055). */
export const OPENED_BACK_DAYS = 7;

/** What a content is. */
export const CONTENT_KINDS = ['file', 'video', 'link'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The types of a plan's files. Of a link it is `text/html`. */
export const FORMATION_TYPES = SHARED_TYPES;
export const LINK_TYPE = 'text/html';

/** Seconds of a piece of a film, by which what was seen of it is kept. */
export const PIECE_SECONDS = 5;
/** Pieces of a film whose length is not known: eight hours. */
export const PIECES_MAX = 5760;
/** Share of a film's pieces that must have been seen until it counts as seen. */
export const SEEN_SHARE = 0.8;

/** What the catalogue accepts, in characters and numbers. */
export const FORMATION_KEY_MAX = 60;
export const FORMATION_NAME_MAX = 200;
export const FORMATION_TEXT_MAX = 2000;
export const CONTENT_NAME_MAX = 200;
export const LINK_MAX = 1000;
export const HOURS_MAX = 500;
/** Plans of a cycle, and contents of a plan. */
export const PLANS_MAX = 100;
export const CONTENTS_MAX = 50;
/** The last place that may be asked for. */
export const PLACE_MAX = 500;

/** How far a plan is: written, open to whom it is for, or out of sight. */
export const PLAN_STATES = ['draft', 'published', 'retired'] as const;
export type PlanState = (typeof PLAN_STATES)[number];
