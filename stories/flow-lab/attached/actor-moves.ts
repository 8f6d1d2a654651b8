/** What happens to a running actor, in the lab's words. */
import type { Frame, Move } from '@ruta/state-machines/kit/simulate';
import type { EventObject } from 'xstate';

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';

/** What xstate itself sends when a call settles. */
type Settled = EventObject & { output?: unknown; error?: unknown };

/** The move that an event of the running actor is, in the lab's words; null for the actor's own beginnings and ends. */
export function moveOf(event: Settled): Move | null {
  const { type, output, error } = event;
  if (type.startsWith(DONE)) return { do: 'answer', actor: type.slice(DONE.length), output };
  if (type.startsWith(ERROR))
    return { do: 'fail', actor: type.slice(ERROR.length), message: error instanceof Error ? error.message : '' };
  return type.startsWith('xstate.') ? null : { do: 'send', event: event as never };
}

/** A call that was let go on is held no longer; for what the machine plans, it is. */
export const plannedCalls = ({ actors }: Frame, move: Move): Frame['actors'] =>
  (move.do === 'answer' || move.do === 'fail') && actors.every(({ id }) => id !== move.actor)
    ? [...actors, { id: move.actor, src: move.actor, input: undefined }]
    : actors;
