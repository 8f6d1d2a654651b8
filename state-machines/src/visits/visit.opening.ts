/** Where the visit machine begins, told without XState; visit.opening.test holds it against the machine itself. */
import { standsIn } from '../kit/opening';
import type { Opened } from '../kit/opening';
import type { VisitContext, VisitInput, VisitTag } from './visit.context';
import type { VisitEvent } from './visit.events';
import { isExpired, visitPhase } from './visit.rules';

/** A visit as the machine has it right after it is opened. */
export function openedVisit(input: VisitInput): Opened<VisitContext, VisitTag> {
  const context: VisitContext = {
    ...input,
    eraser: input.visitId === null || input.eraser,
    saved: input.draft,
    saveAs: null,
    theirs: null,
    rescheduleTo: null,
    failure: null,
  };
  return { context, ...standingOf(context) };
}

function standingOf(context: VisitContext): Omit<Opened<VisitContext, VisitTag>, 'context'> {
  const { statusKey, visitId, openFor, eraser } = context;
  const dated = { ...context, date: context.draft.date };
  const expired = isExpired(dated) ? (['expired'] as const) : [];
  if (statusKey === 'finished') return { value: 'finished', tags: [] };
  if (statusKey === 'progress') {
    const day = expired.length > 0 ? 'expired' : 'onTime';
    return { value: { inProgress: { work: 'recording', day } }, tags: ['reschedulable', ...expired] };
  }
  if (visitId === null || openFor === 'edit') return { value: { composing: 'objective' }, tags: ['editing'] };
  if (eraser) return { value: 'draft', tags: ['draft'] };
  return { value: { scheduled: visitPhase(dated) }, tags: ['reschedulable', ...expired] };
}

/** What is typed into the first step of the form of an opened visit; any other event is for the machine. */
export function typedInto(opened: Opened<VisitContext, VisitTag>, event: VisitEvent): Opened<VisitContext, VisitTag> {
  const { context, value } = opened;
  const { draft } = context;
  if (!standsIn(value, { composing: 'objective' })) return opened;
  if (event.type === 'visit.objectiveChanged')
    return { ...opened, context: { ...context, draft: { ...draft, objective: event.objective } } };
  if (event.type === 'visit.scheduleChanged')
    return { ...opened, context: { ...context, draft: { ...draft, date: event.date, time: event.time } } };
  return opened;
}
