/** Pieces that several parts of the visit machine share: call inputs and action params. */
import { followServer as followServerOf } from '../kit/steps';
import { eraserAfter, type VisitContext } from './visit.context';
import type { KnownVisit, VisitInputs, VisitOutputs } from './visit.events';

/** Identifies the visit of a call. Throws for a new visit, which the states prevent. */
export function known({ visitId, revision }: VisitContext): KnownVisit {
  if (visitId === null) throw new Error('A visit that does not exist yet has no such step');
  return { visitId, revision };
}

/** Input of every save, whatever its purpose. */
export const saveInput = ({ context }: { context: VisitContext }): VisitInputs['saveVisit'] => ({
  visitId: context.visitId,
  revision: context.revision,
  eraser: eraserAfter(context),
  purpose: context.saveAs ?? 'draft',
  draft: context.draft,
});

/** Takes the server's version and re-enters `opening`. */
export const followServer = followServerOf('visit');
/** The server's message after a successful save. */
export const saveNotice = ({ event }: { event: { output: VisitOutputs['saveVisit'] } }) => ({
  message: event.output.outcome === 'saved' ? event.output.message : '',
});
/** The server's message after a visit was cancelled. */
export const cancelNotice = ({ event }: { event: { output: VisitOutputs['cancelVisit'] } }) => ({
  message: event.output.outcome === 'cancelled' ? event.output.message : '',
});
