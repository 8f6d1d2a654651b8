/** Rescheduling: the rules of the form, and the state that fills and saves it. */
import { lengthOf } from '@ruta/contracts/kit/length';
import { JUSTIFICATION_MAX, JUSTIFICATION_MIN } from '@ruta/contracts/kit/limits';
import { type CalendarDay, isBefore } from './calendar-day';
import { answer, asSent, calling } from './steps';

/** New date, time and reason. `time` is 'HH:mm', 24 hours; date and time are in the school's wall clock. */
export interface RescheduleForm {
  date: CalendarDay;
  time: string;
  justification: string;
}

/**
 * Context of a machine that can be rescheduled. Holds the last submitted form, so that a refused one can be filled in
 * again.
 */
export interface Rescheduling {
  rescheduleTo: RescheduleForm | null;
}

/** Fields with a fault: a date before today, no time, a justification outside its length limits (VIS-01, AGE-06). */
export function faultsInReschedule(form: RescheduleForm, today: CalendarDay): (keyof RescheduleForm)[] {
  const faults: (keyof RescheduleForm)[] = [];
  const length = lengthOf(form.justification.trim());
  if (form.date === '' || isBefore(form.date, today)) faults.push('date');
  if (form.time.trim() === '') faults.push('time');
  if (length < JUSTIFICATION_MIN || length > JUSTIFICATION_MAX) faults.push('justification');
  return faults;
}

/** The form being saved. Throws without one: `saving` is only entered from `reschedule.submitted`. */
function submitted({ rescheduleTo }: Rescheduling): RescheduleForm {
  if (rescheduleTo === null) throw new Error('No reschedule was submitted');
  return rescheduleTo;
}

/**
 * Compound state `rescheduling`: the form and its call. After saving, the flow is `scheduled`, even if it had started.
 * Cancelling returns to the state before. Needs the guards `rescheduleFormIsComplete`, `rescheduleIsStillAllowed` and
 * `serverIsAhead`, and the actions `rememberReschedule`, `forgetReschedule`, `recordRescheduled`, `takeServerVersion`
 * and `showNotice`.
 */
export const rescheduling = <
  const Machine extends string,
  const Port extends string,
  const Guard extends string,
  const Running extends string,
  Context extends Rescheduling,
  Known,
>(of: {
  machine: Machine;
  port: Port;
  /** Input of the call besides the form. */
  known: (context: Context) => Known;
  /** Guard that holds once the flow has started, and the state to return to in that case. */
  running: { guard: Guard; state: Running };
}) =>
  ({
    entry: 'clearFailure',
    initial: 'filling',
    states: {
      filling: {
        on: {
          'reschedule.submitted': {
            guard: 'rescheduleFormIsComplete',
            target: 'saving',
            actions: { type: 'rememberReschedule', params: asSent },
          },
          'reschedule.cancelled': [
            { guard: of.running.guard, target: `#${of.machine}.${of.running.state}`, actions: 'forgetReschedule' },
            { target: `#${of.machine}.scheduled`, actions: 'forgetReschedule' },
          ],
          'server.statusChanged': [
            { guard: 'rescheduleIsStillAllowed', actions: { type: 'takeServerVersion', params: asSent } },
            {
              guard: 'serverIsAhead',
              target: `#${of.machine}.opening`,
              actions: ['forgetReschedule', { type: 'takeServerVersion', params: asSent }],
            },
          ],
        },
      },
      saving: calling({
        port: of.port,
        input: (context: Context) => ({ ...of.known(context), ...submitted(context) }),
        done: {
          target: `#${of.machine}.scheduled`,
          actions: [
            { type: 'recordRescheduled', params: answer },
            { type: 'showNotice', params: answer },
          ],
        },
        back: 'filling',
      }),
    },
  }) as const;
