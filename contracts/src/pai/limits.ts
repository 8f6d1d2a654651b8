/** Limits of the action plan for screen and server. This file does not import zod, so browser code may use it. */

/** Characters of each text of a plan, in code points (PAI-01). */
export const PAI_TEXT_MAX = 2000;

/** Texts of a tab, in the order of the form. */
export const PAI_TEXT_FIELDS = [
  'activity',
  'objectives',
  'indicators',
  'strategy',
  'responsables',
  'financial_resources',
  'material_resources',
  'human_resources',
] as const;
export type PaiTextField = (typeof PAI_TEXT_FIELDS)[number];

/** Where a school stands: without a window, before its last day, without an answer, before its plan, with one. */
export const PAI_STANDINGS = ['none', 'too-early', 'no-answers', 'open', 'established'] as const;
export type PaiStanding = (typeof PAI_STANDINGS)[number];

/** The side of an activity of the plan: only it moves its own date (PAI-02). */
export const PAI_SIDES = ['school', 'coach'] as const;
export type PaiSideName = (typeof PAI_SIDES)[number];

/**
 * Why the next cycle shows no averages yet: there is none, or no diagnostic in it, or it is not over, or the caller may
 * not read it.
 */
export const PAI_NOT_COMPARED = ['no-cycle', 'no-diagnostic', 'not-over', 'out-of-reach'] as const;

/** How long somebody counts as being in a tab after their page said so; pages say it three times as often. */
export const PRESENCE_SECONDS = 45;
