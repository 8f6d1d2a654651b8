import type { Frame, Move } from '@ruta/state-machines/kit/simulate';
import type { EventObject } from 'xstate';

/** A move in an atlas. The length of a wait depends on its start, so a step names the timer instead. */
export type Step = Exclude<Move, { do: 'wait' }> | { do: 'await'; timer: string };

/** Default message of a refused call. */
const FAILURE = 'No se pudo completar';

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const AFTER = 'xstate.after.';

function stepFor(frame: Frame, event: EventObject): Step | null {
  const { type } = event;
  if (type.startsWith(AFTER)) return { do: 'await', timer: type };
  if (type.startsWith(DONE)) return { do: 'answer', actor: type.slice(DONE.length), output: event['output' as never] };
  if (type.startsWith(ERROR)) return { do: 'fail', actor: type.slice(ERROR.length), message: FAILURE };
  // Checked before anything is simulated: most samples are refused in most situations.
  return frame.snapshot.can(event) ? { do: 'send', event } : null;
}

/** Steps to try in a situation: accepted events, settled calls and pending timers. */
export const stepsFor = (frame: Frame, events: readonly EventObject[]): Step[] =>
  events.map((event) => stepFor(frame, event)).filter((step) => step !== null);

/** A step as a move from a frame; null if its timer or call is not pending. */
export function moveOf(frame: Frame, step: Step): Move | null {
  if (step.do === 'send') return step;
  if (step.do !== 'await') return frame.actors.some(({ id }) => id === step.actor) ? step : null;
  const delay = frame.delays.find(({ event }) => event.type === step.timer);
  return delay === undefined ? null : { do: 'wait', ms: delay.dueAt - frame.at };
}
