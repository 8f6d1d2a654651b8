/** Where the activity machine begins, told without XState; activity.opening.test holds it against the machine itself. */
import type { Opened } from '../kit/opening';
import type { ActivityContext, ActivityInput, ActivityTag } from './activity.context';
import { isOverdue } from './activity.rules';

/** An activity as the machine has it right after it is opened. */
export function openedActivity(input: ActivityInput): Opened<ActivityContext, ActivityTag> {
  const context: ActivityContext = { ...input, rescheduleTo: null, failure: null };
  const { isCompleted, isStarted, date, today } = context;
  const overdue = isOverdue(context) ? (['overdue'] as const) : [];
  if (isCompleted) return { context, value: 'completed', tags: [] };
  if (isStarted) {
    const day = overdue.length > 0 ? 'overdue' : 'onTime';
    const value = { started: { work: 'recording', day } };
    return { context, value, tags: ['reschedulable', 'recording', ...overdue] };
  }
  const at = overdue.length > 0 ? 'overdue' : date === today ? 'today' : 'upcoming';
  return { context, value: { scheduled: at }, tags: ['reschedulable', ...overdue] };
}
