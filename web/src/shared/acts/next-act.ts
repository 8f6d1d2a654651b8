import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { Visit } from '@ruta/contracts/visits/visit.schema';

/** What a person does next with a visit or an activity. */
export type NextAct = 'continue' | 'resume' | 'start' | 'reschedule' | 'edit' | 'view';

/** What the server says of a record, in the words that all rooms share. */
export interface Standing {
  isDraft: boolean;
  /** Past at the school and not finished. */
  isOverdue: boolean;
  can: Readonly<Record<'edit' | 'start' | 'run' | 'reschedule', boolean>>;
}

/**
 * The next act on a record, by the server's verdicts alone (law 9): a draft is continued, one in progress resumed,
 * today's started, an overdue one rescheduled, an upcoming one edited; anything else is looked at. Every list, card and
 * page names this act first.
 */
export function nextActOf({ isDraft, isOverdue, can }: Standing): NextAct {
  if (isDraft && can.edit) return 'continue';
  if (can.run) return 'resume';
  if (can.start) return 'start';
  if (isOverdue && can.reschedule) return 'reschedule';
  return can.edit ? 'edit' : 'view';
}

/** A visit as the server tells it. One in progress is edited on the page where it runs. */
export const standingOfVisit = ({ eraser, expired, can, school_visit_status: { key } }: Visit): Standing => ({
  isDraft: eraser,
  isOverdue: expired,
  can: { ...can, edit: can.edit && key === 'new' },
});

/** An item of the agenda; an item that shows a visit takes the verdicts of the visit's own calls. */
export const standingOfItem = ({ expired, isStarted, can }: AgendaActivity): Standing => ({
  isDraft: false,
  isOverdue: expired,
  can: {
    start: can.start,
    run: can.run,
    edit: can.edit || (can.editSubject && !isStarted),
    reschedule: can.reschedule || can.rescheduleSubject,
  },
});
