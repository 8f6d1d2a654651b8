import { createContext } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/** A call that a machine is about to make: the id of its invocation, and what it sends. */
export interface HeldCall {
  id: string;
  input: unknown;
}

/**
 * Who runs a page's machine by hand: the flow lab beside the page (SM-02). It gives the clock, hears everything, and says
 * when each call may go on. Nobody does so in the product.
 */
export interface FlowWatch extends Required<Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>> {
  hold: <Output>(call: HeldCall, work: () => Promise<Output>) => Promise<Output>;
}

/** The watch over the machines of the pages below; null in the product. */
export const FlowWatched = createContext<FlowWatch | null>(null);
