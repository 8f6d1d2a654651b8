/** Moves and frames for the tests of the visit machine. */
import { movesOf } from '../kit/moves.testing';
import type { Move } from '../kit/simulate';
import { fullDraft, TODAY, TOMORROW } from './visit.exploration';
import { visitMachine, type VisitInput } from './visit.machine';

export type VisitMove = Move<typeof visitMachine>;
export const { send, refused, after, can } = movesOf(visitMachine);
/** An answer that fits every port. */
export const done = { visitId: 7, revision: 4, message: 'Listo' };
/** `saveVisit` succeeds. */
export const saved: VisitMove = { do: 'answer', actor: 'saveVisit', output: { outcome: 'saved', ...done } };
/** The person types another objective. */
export const typed = { type: 'visit.objectiveChanged', objective: 'Otro objetivo' } as const;
/** From the first step of a complete form to the last. */
export const toReview = [send('step.next'), send('step.next')];
/** The visit as Laura saved it, at a newer revision. */
export const version = (change: object = {}) => ({
  visitId: 7,
  revision: 9,
  statusKey: 'new' as const,
  eraser: false,
  isCancelled: false,
  draft: { ...fullDraft(TOMORROW), axes: [...fullDraft(TOMORROW).axes], objective: 'Lo de Laura' },
  editedBy: 'Laura Medina',
  ...change,
});
/** A save fails because Laura saved first. */
export const stale = (actor: string, change?: object): VisitMove => ({
  do: 'answer',
  actor,
  output: { outcome: 'stale', theirs: version(change) },
});
/** The same input with a complete draft. */
export const full = (input: VisitInput, date = TODAY): VisitInput => ({ ...input, draft: fullDraft(date) });
