import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, InputFrom } from 'xstate';
import { failingGuards } from './guards';
import { lastFrame, simulate, type Frame, type Move } from './simulate';

/** Refusal for tests that do not care about the text. */
export const REFUSAL = 'No se pudo guardar';

/** Helpers that build moves for one machine and evaluate them, for rule tests. */
export function movesOf<Machine extends AnyStateMachine>(machine: Machine) {
  type Event = EventFrom<Machine>;
  const eventOf = (event: Event | Event['type']): Event =>
    typeof event === 'string' ? ({ type: event } as Event) : event;
  return {
    /** Sends an event; without payload its type is enough. */
    send: (event: Event | Event['type']): Move<Machine> => ({ do: 'send', event: eventOf(event) }),
    /** Advances virtual time by `ms`. */
    wait: (ms: number): Move<Machine> => ({ do: 'wait', ms }),
    /** Answers a pending call, by invocation id. */
    answered: (actor: string, output: unknown): Move<Machine> => ({ do: 'answer', actor, output }),
    /** Refuses a pending call, by invocation id. */
    refused: (actor: string, message = REFUSAL): Move<Machine> => ({ do: 'fail', actor, message }),
    /** Last frame after the moves. */
    after: (input: InputFrom<Machine>, ...moves: Move<Machine>[]): Frame<Machine> =>
      lastFrame(simulate(machine, input, moves)),
    /** Whether the event would be accepted. */
    can: ({ snapshot }: Frame<Machine>, event: Event | Event['type']): boolean =>
      (snapshot as AnyMachineSnapshot).can(eventOf(event)),
    /** Names of the guards that refuse the event. */
    refusedBy: ({ snapshot }: Frame<Machine>, event: Event | Event['type']): string[] =>
      failingGuards(snapshot, eventOf(event)),
  };
}
