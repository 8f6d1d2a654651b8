import type { z } from 'zod';

/**
 * Default implementation of a port, replaced with `machine.provide({ actors })`. Machines do no I/O: each declares its
 * ports with exact input and output types, and a missing one fails with its name.
 */
export function notProvided(actor: string): () => Promise<never> {
  return () => Promise.reject(new Error(`The actor "${actor}" was not provided`));
}

/**
 * Message to show for a rejected port. All machines handle failures alike. Each `invoke` has an `onError` that returns
 * to the state before the call and runs `{ type: 'recordFailure', params: ({ event }) => ({ error: event.error }) }`.
 * That action stores `messageOf(error)` in `context.failure`; entering a state that calls a port clears it. Typed input
 * stays in the context.
 */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Payload of an event; without fields zod infers `Record<string, never>`, which would forbid `type` itself. */
type PayloadOf<Schema extends z.ZodType> = string extends keyof z.infer<Schema> ? unknown : z.infer<Schema>;

/**
 * Union of the events that a table of zod schemas describes, keyed by event type. The schemas are the single source of
 * the machine's types, the flow lab's forms and the checks of the samples.
 */
export type EventOf<Schemas extends Readonly<Record<string, z.ZodType>>> = {
  [Type in keyof Schemas & string]: { type: Type } & PayloadOf<Schemas[Type]>;
}[keyof Schemas & string];
