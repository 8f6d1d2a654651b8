import { createContext } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/** A call of a machine: id and input of the invocation. */
export interface HeldCall {
  id: string;
  input: unknown;
}

/** Lets the flow lab run the machines of a real screen step by step (SM-02). */
export interface FlowWatch extends Required<Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>> {
  /** Runs the call when the lab releases it. */
  hold: <Output>(call: HeldCall, work: () => Promise<Output>) => Promise<Output>;
}

/** Null outside the flow lab. */
export const FlowWatched = createContext<FlowWatch | null>(null);
