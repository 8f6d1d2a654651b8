/** Context of the observation machine, and values derived from it. */
import type { DraftRefusal, KeptDraft, KnownObservation, ObservationOutputs } from './observation.events';
import { firstOpen, type Typed } from './observation.rules';

/** What a screen knows when it opens a guide. Read once. */
export interface ObservationInput {
  schoolId: number;
  guideId: number;
  /** Of the guide, in order. */
  questionIds: readonly number[];
  /** Null until a teacher is chosen. */
  professorId: number | null;
  levelId: number | null;
  /** The observation that is corrected; null for a new one. */
  replacesId: number | null;
}

/** Context of the machine. The app keeps `typed` and `revision` on the device as they change. */
export interface ObservationContext extends ObservationInput {
  typed: Typed;
  /** Index of the question shown, from 0. */
  index: number;
  /** Of the server's draft; 0 if there is none. */
  revision: number;
  /** Whether something typed is not on the server. */
  isDirty: boolean;
  /** The server's draft, where it is another one. */
  theirs: KeptDraft | null;
  /** Why the server does not take the draft; null while it may. */
  refused: DraftRefusal | null;
  /** Message of the last refusal; null after the next attempt. */
  failure: string | null;
}

const BLANK: Typed = { responses: {}, comments: {}, finalObservations: '', notes: [] };

/** Initial context. */
export const begin = (input: ObservationInput): ObservationContext => ({
  ...input,
  typed: BLANK,
  index: 0,
  revision: 0,
  isDirty: false,
  theirs: null,
  refused: null,
  failure: null,
});

/** Tags that screens query instead of state names. */
export type ObservationTag = 'loading' | 'unavailable' | 'saving' | 'unsaved' | 'refused';

/** Identifies the observation of a call. Throws before a teacher is chosen. */
export function known({ schoolId, guideId, professorId, levelId, replacesId }: ObservationContext): KnownObservation {
  if (professorId === null || levelId === null) throw new Error('No teacher was chosen');
  return { schoolId, guideId, professorId, levelId, replacesId };
}

/** Context from a draft: at the first open question; what is corrected has answers and begins at the first one. */
export const resumed = (
  { questionIds, replacesId }: ObservationContext,
  { content, revision }: KeptDraft,
  isDirty: boolean,
) => ({
  ...{ typed: content, revision, isDirty, theirs: null },
  index: replacesId === null ? firstOpen(questionIds, content.responses) : 0,
});

/** Both drafts are there, and this device's was typed on another one than the server has. */
export const areApart = ({ mine, theirs }: ObservationOutputs['loadDraft']): boolean =>
  mine !== null && theirs !== null && mine.revision !== theirs.revision;

/** Context after loading. What this device keeps may not have arrived, so it is sent again, unless that is refused. */
export function loaded(context: ObservationContext, { mine, theirs, refused }: ObservationOutputs['loadDraft']) {
  // A draft that the server has no more was typed on nothing.
  const isGone = theirs === null && refused === null;
  if (mine !== null) return { ...resumed(context, isGone ? { ...mine, revision: 0 } : mine, true), refused };
  return theirs === null ? {} : resumed(context, theirs, false);
}
