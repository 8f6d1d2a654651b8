import type { Frame, Move } from '@ruta/state-machines/kit/simulate';
import type { EventObject } from 'xstate';

/** A move as a map knows it. How long a wait lasts depends on when it begins, so a map says what is waited for. */
export type Step = Exclude<Move, { do: 'wait' }> | { do: 'await'; timer: string };

/** What a call fails with where nobody says; the sentence of the product's own "try again". */
export const FAILURE = 'No se pudo completar';

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const AFTER = 'xstate.after.';

function stepFor(frame: Frame, event: EventObject): Step | null {
  const { type } = event;
  if (type.startsWith(AFTER)) return { do: 'await', timer: type };
  if (type.startsWith(DONE)) return { do: 'answer', actor: type.slice(DONE.length), output: event['output' as never] };
  if (type.startsWith(ERROR)) return { do: 'fail', actor: type.slice(ERROR.length), message: FAILURE };
  // Asked here, before anything is computed: most samples are refused in most situations.
  return frame.snapshot.can(event) ? { do: 'send', event } : null;
}

/** What may be done in a situation: of the events that an exploration tries, those that would have an effect. */
export const stepsFor = (frame: Frame, events: readonly EventObject[]): Step[] =>
  events.map((event) => stepFor(frame, event)).filter((step) => step !== null);

/** A step as a move from where one stands; null where that timer does not run or that call does not wait. */
export function moveOf(frame: Frame, step: Step): Move | null {
  if (step.do === 'send') return step;
  if (step.do !== 'await') return frame.actors.some(({ id }) => id === step.actor) ? step : null;
  const delay = frame.delays.find(({ event }) => event.type === step.timer);
  return delay === undefined ? null : { do: 'wait', ms: delay.dueAt - frame.at };
}
