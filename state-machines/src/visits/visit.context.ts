/** What the visit machine remembers, and what follows from it. */
import type { CalendarDay } from '../kit/calendar-day';
import type { Rescheduling } from '../kit/reschedule';
import type { SavePurpose, VisitVersion } from './visit.events';
import type { VisitDraft, VisitRecord, VisitStatusKey } from './visit.rules';

/**
 * What a screen knows when it opens a visit. For a new one: `visitId` null, `revision` 0, `blankDraft`, `EMPTY_RECORD`.
 * Read once: whoever mounts the machine keeps it mounted when a new visit gets its id from its first save.
 */
export interface VisitInput {
  visitId: number | null;
  statusKey: VisitStatusKey;
  /** Draft. Ignored for a visit that does not exist yet: it is unpublished until its final save. */
  eraser: boolean;
  revision: number;
  today: CalendarDay;
  /** 'edit' opens the form at once when the visit has not started; 'view' rests at what the visit is. */
  openFor: 'view' | 'edit';
  draft: VisitDraft;
  record: VisitRecord;
}

/** Everything the machine remembers. The screens are controlled by `draft`. */
export interface VisitContext extends VisitInput, Rescheduling {
  /** What the server last gave or took; `draft` goes back to it when editing is cancelled. */
  saved: VisitDraft;
  /** The save that was asked for and not yet answered with success: what a conflict retries. */
  saveAs: SavePurpose | null;
  /** The other person's version, while the two are in conflict (VIS-05). */
  theirs: VisitVersion | null;
  /** The sentence of the last refusal, for people; null once something is tried again. */
  failure: string | null;
}

/** What screens ask the machine for instead of naming its states. */
export type VisitTag = 'editing' | 'saving' | 'confirming' | 'conflict' | 'draft' | 'expired' | 'reschedulable';

/** A visit that exists and is no draft. */
export const isPublished = ({ visitId, eraser }: VisitContext) => visitId !== null && !eraser;
/** Where the server has the visit; what the person typed stays. */
export const standingOf = ({ visitId, revision, statusKey, eraser, draft }: VisitVersion) => ({
  visitId,
  revision,
  statusKey,
  eraser,
  saved: draft,
  theirs: null,
});
/** The visit wholly as the server has it. */
export const contentOf = (version: VisitVersion) => ({
  ...standingOf(version),
  draft: version.draft,
  saveAs: null,
  failure: null,
});
/** Whether the visit is a draft after the save asked for: previewing leaves a published visit published (VIS-03). */
export const eraserAfter = (context: VisitContext): boolean =>
  context.saveAs === 'draft' || (context.saveAs === 'preview' && !isPublished(context));
/** Same status on both sides; and what was published meanwhile does not go back to being a draft. */
export const mayRetry = ({ theirs, statusKey, saveAs }: VisitContext) =>
  theirs?.statusKey === statusKey && saveAs !== null && (theirs.eraser || saveAs !== 'draft');
