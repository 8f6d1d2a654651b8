/** Another day, another hour and why: the rules of it and the state it happens in, for whatever may be moved. */
import { JUSTIFICATION_MAX, JUSTIFICATION_MIN } from '@ruta/contracts/kit/limits';
import { type CalendarDay, isBefore } from './calendar-day';
import { answer, asSent, calling } from './steps';

/** The new day and hour asked for, and why. `time` is 'HH:mm', 24 hours; both are the school's wall clock. */
export interface RescheduleForm {
  date: CalendarDay;
  time: string;
  justification: string;
}

/** What a machine that may be moved remembers: the form last submitted, so that a refused one can be filled again. */
export interface Rescheduling {
  rescheduleTo: RescheduleForm | null;
}

/** What is wrong in a reschedule: a date before today, no time, a justification outside its limits (VIS-01, AGE-06). */
export function faultsInReschedule(form: RescheduleForm, today: CalendarDay): (keyof RescheduleForm)[] {
  const faults: (keyof RescheduleForm)[] = [];
  // Characters as people count them; `length` would count some of them twice.
  const length = Array.from(form.justification.trim()).length;
  if (form.date === '' || isBefore(form.date, today)) faults.push('date');
  if (form.time.trim() === '') faults.push('time');
  if (length < JUSTIFICATION_MIN || length > JUSTIFICATION_MAX) faults.push('justification');
  return faults;
}

/** The form being saved. By structure it is submitted before it is saved. */
function submitted({ rescheduleTo }: Rescheduling): RescheduleForm {
  if (rescheduleTo === null) throw new Error('No reschedule was submitted');
  return rescheduleTo;
}

/**
 * The state `rescheduling`: the form, and its call. Moved, what it was goes back to waiting for its day (`scheduled`),
 * started or not; cancelled, it is where it was. Needs the guards `rescheduleFormIsComplete`,
 * `rescheduleIsStillAllowed` and `serverIsAhead`, and the actions `rememberReschedule`, `forgetReschedule`,
 * `recordRescheduled`, `takeServerVersion` and `showNotice`.
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
  /** What the call is about, besides the form. */
  known: (context: Context) => Known;
  /** The guard that says that it has started, and the state it then goes back to. */
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
