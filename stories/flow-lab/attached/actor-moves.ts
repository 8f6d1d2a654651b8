/** Maps events of a running actor to moves of the lab. */
import type { Frame, Move } from '@ruta/state-machines/kit/simulate';
import type { EventObject } from 'xstate';

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';

/** Event that XState sends when a call settles. */
type Settled = EventObject & { output?: unknown; error?: unknown };

/** The move that corresponds to an event; null for internal events such as start and stop. */
export function moveOf(event: Settled): Move | null {
  const { type, output, error } = event;
  if (type.startsWith(DONE)) return { do: 'answer', actor: type.slice(DONE.length), output };
  if (type.startsWith(ERROR))
    return { do: 'fail', actor: type.slice(ERROR.length), message: error instanceof Error ? error.message : '' };
  return type.startsWith('xstate.') ? null : { do: 'send', event: event as never };
}

/** Pending calls for the plan of the next frame, including the call that the move has just settled. */
export const plannedCalls = ({ actors }: Frame, move: Move): Frame['actors'] =>
  (move.do === 'answer' || move.do === 'fail') && actors.every(({ id }) => id !== move.actor)
    ? [...actors, { id: move.actor, src: move.actor, input: undefined }]
    : actors;
