import { createContext } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/** A call of a machine: the id of its invocation, and its input. */
export interface HeldCall {
  id: string;
  input: unknown;
}

/** Runs the machines of the pages below by hand, as the flow lab does beside a real screen (SM-02). */
export interface FlowWatch extends Required<Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>> {
  /** Makes the call when the lab lets it go on. */
  hold: <Output>(call: HeldCall, work: () => Promise<Output>) => Promise<Output>;
}

/** Null in the product. */
export const FlowWatched = createContext<FlowWatch | null>(null);
