import type { z } from 'zod';

/**
 * The body of an actor (a port) that the app has to inject with `machine.provide({ actors })`. Machines do no I/O, so
 * each declares its ports with their exact input and output and this body, which says by name what was forgotten.
 */
export function notProvided(actor: string): () => Promise<never> {
  return () => Promise.reject(new Error(`The actor "${actor}" was not provided`));
}

/**
 * The sentence to show for whatever an actor rejected with. The convention for failures, the same in every machine:
 * each `invoke` has an `onError`, which goes back to where the person was and runs one named action,
 * `{ type: 'recordFailure', params: ({ event }) => ({ error: event.error }) }`; that action keeps `messageOf(error)` in
 * `context.failure`, and entering any state that calls a port clears it. What the person typed is never lost.
 */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Payload of an event without fields; zod infers `Record<string, never>` for it, which would forbid even `type`. */
type PayloadOf<Schema extends z.ZodType> = string extends keyof z.infer<Schema> ? unknown : z.infer<Schema>;

/**
 * The union of events that a table of zod schemas describes, keyed by event type. Schemas are the only source: the
 * machine's types, the forms of the flow lab and the checks of the samples all come from them.
 */
export type EventOf<Schemas extends Readonly<Record<string, z.ZodType>>> = {
  [Type in keyof Schemas & string]: { type: Type } & PayloadOf<Schemas[Type]>;
}[keyof Schemas & string];
