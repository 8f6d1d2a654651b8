/** Context of the visit machine, and values derived from it. */
import type { CalendarDay } from '../kit/calendar-day';
import type { Rescheduling } from '../kit/reschedule';
import type { SavePurpose, VisitVersion } from './visit.events';
import type { VisitDraft, VisitRecord, VisitStatusKey } from './visit.rules';

/**
 * What a screen knows when it opens a visit. A new one has `visitId` null, `revision` 0, `blankDraft` and
 * `EMPTY_RECORD`. Read once: the actor must survive the first save, which gives a new visit its id.
 */
export interface VisitInput {
  visitId: number | null;
  statusKey: VisitStatusKey;
  /** Whether the visit is a draft. Ignored for a new visit, which is unpublished until its final save. */
  eraser: boolean;
  /** A cancelled visit keeps its status. */
  isCancelled: boolean;
  revision: number;
  today: CalendarDay;
  /** 'edit' opens the form if the visit has not started; 'view' opens the state that the visit is in. */
  openFor: 'view' | 'edit';
  draft: VisitDraft;
  record: VisitRecord;
}

/** Context of the machine. The form is controlled by `draft`. */
export interface VisitContext extends VisitInput, Rescheduling {
  /** Last content from the server; cancelling an edit restores it to `draft`. */
  saved: VisitDraft;
  /** Purpose of the pending save; a conflict retries it. */
  saveAs: SavePurpose | null;
  /** Last submitted reason for cancelling, so that a refused one can be sent again. */
  cancelReason: string | null;
  /** The other person's version during a conflict (VIS-05). */
  theirs: VisitVersion | null;
  /** Message of the last refusal; null after the next attempt. */
  failure: string | null;
}

/** Tags that screens query instead of state names. */
export type VisitTag = 'editing' | 'saving' | 'confirming' | 'conflict' | 'draft' | 'expired' | 'reschedulable';

/** Whether the visit exists and is no draft. */
export const isPublished = ({ visitId, eraser }: VisitContext) => visitId !== null && !eraser;
/** Status from the server; the typed content stays in `draft`. */
export const standingOf = ({ visitId, revision, statusKey, eraser, isCancelled, draft }: VisitVersion) => ({
  visitId,
  revision,
  statusKey,
  eraser,
  isCancelled,
  saved: draft,
  theirs: null,
});
/** Status and content from the server. */
export const contentOf = (version: VisitVersion) => ({
  ...standingOf(version),
  draft: version.draft,
  saveAs: null,
  failure: null,
});
/** Whether the visit is a draft after the pending save. A preview keeps a published visit published (VIS-03). */
export const eraserAfter = (context: VisitContext): boolean =>
  context.saveAs === 'draft' || (context.saveAs === 'preview' && !isPublished(context));
/**
 * Whether the save may be repeated over the other version: the status is the same, it was not cancelled, and a visit
 * published meanwhile does not become a draft again.
 */
export const mayRetry = ({ theirs, statusKey, saveAs }: VisitContext) =>
  theirs?.statusKey === statusKey && !theirs.isCancelled && saveAs !== null && (theirs.eraser || saveAs !== 'draft');
