/** Moves and frames as the tests of the visit machine say them. */
import { movesOf } from '../kit/moves';
import type { Move } from '../kit/simulate';
import { fullDraft, TODAY, TOMORROW } from './visit.exploration';
import { visitMachine, type VisitInput } from './visit.machine';

/** One move over the visit machine. */
export type VisitMove = Move<typeof visitMachine>;
/** What is done to it, and where that leads. */
export const { send, refused, after, can } = movesOf(visitMachine);
/** What every port may answer. */
export const done = { visitId: 7, revision: 4, message: 'Listo' };
/** The save of the form is taken. */
export const saved: VisitMove = { do: 'answer', actor: 'saveVisit', output: { outcome: 'saved', ...done } };
/** The person writes another objective. */
export const typed = { type: 'visit.objectiveChanged', objective: 'Otro objetivo' } as const;
/** From the first step of a full form to its last. */
export const toReview = [send('step.next'), send('step.next')];
/** The visit as Laura left it, at a newer revision. */
export const version = (change: object = {}) => ({
  visitId: 7,
  revision: 9,
  statusKey: 'new' as const,
  eraser: false,
  draft: { ...fullDraft(TOMORROW), axes: [...fullDraft(TOMORROW).axes], objective: 'Lo de Laura' },
  editedBy: 'Laura Medina',
  ...change,
});
/** A save finds that Laura saved first. */
export const stale = (actor: string, change?: object): VisitMove => ({
  do: 'answer',
  actor,
  output: { outcome: 'stale', theirs: version(change) },
});
/** The same opening with nothing missing. */
export const full = (input: VisitInput, date = TODAY): VisitInput => ({ ...input, draft: fullDraft(date) });
