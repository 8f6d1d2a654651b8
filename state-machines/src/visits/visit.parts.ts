/** Small pieces the parts of the visit chart share: what a call is sent, and what an action is told. */
import { followServer as followServerOf } from '../kit/steps';
import { eraserAfter, type VisitContext } from './visit.context';
import type { KnownVisit, VisitInputs, VisitOutputs } from './visit.events';

/** The visit a call is about. By structure the states that call with it are of visits that exist. */
export function known({ visitId, revision }: VisitContext): KnownVisit {
  if (visitId === null) throw new Error('A visit that does not exist yet has no such step');
  return { visitId, revision };
}

/** What a save is called with, whatever its purpose. */
export const saveInput = ({ context }: { context: VisitContext }): VisitInputs['saveVisit'] => ({
  visitId: context.visitId,
  revision: context.revision,
  eraser: eraserAfter(context),
  purpose: context.saveAs ?? 'draft',
  draft: context.draft,
});

/** The visit becomes what the server shows. */
export const followServer = followServerOf('visit');
/** The server's sentence after a save that was taken. */
export const saveNotice = ({ event }: { event: { output: VisitOutputs['saveVisit'] } }) => ({
  message: event.output.outcome === 'saved' ? event.output.message : '',
});
