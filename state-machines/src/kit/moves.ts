import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, InputFrom } from 'xstate';
import { failingGuards } from './guards';
import { lastFrame, simulate, type Frame, type Move } from './simulate';

/** What a pending call is refused with, where the sentence does not matter. */
export const REFUSAL = 'No se pudo guardar';

/** Moves over one machine, as its rule tests say them: what is done, and where it leads. */
export function movesOf<Machine extends AnyStateMachine>(machine: Machine) {
  type Event = EventFrom<Machine>;
  const eventOf = (event: Event | Event['type']): Event =>
    typeof event === 'string' ? ({ type: event } as Event) : event;
  return {
    /** Sends an event; one without payload by its type alone. */
    send: (event: Event | Event['type']): Move<Machine> => ({ do: 'send', event: eventOf(event) }),
    /** Lets virtual time pass. */
    wait: (ms: number): Move<Machine> => ({ do: 'wait', ms }),
    /** A pending call answers, by the id of its invocation. */
    answered: (actor: string, output: unknown): Move<Machine> => ({ do: 'answer', actor, output }),
    /** A pending call is refused with a sentence. */
    refused: (actor: string, message = REFUSAL): Move<Machine> => ({ do: 'fail', actor, message }),
    /** Where the moves lead from an opening. */
    after: (input: InputFrom<Machine>, ...moves: Move<Machine>[]): Frame<Machine> =>
      lastFrame(simulate(machine, input, moves)),
    /** Whether an event would be accepted. */
    can: ({ snapshot }: Frame<Machine>, event: Event | Event['type']): boolean =>
      (snapshot as AnyMachineSnapshot).can(eventOf(event)),
    /** The guards that refuse an event, by name. */
    refusedBy: ({ snapshot }: Frame<Machine>, event: Event | Event['type']): string[] =>
      failingGuards(snapshot, eventOf(event)),
  };
}
