import { getNextTransitions } from 'xstate';
import type { AnyMachineSnapshot, EventObject } from 'xstate';

type Check = (args: { context: unknown; event: EventObject }, params: unknown) => boolean;
interface Composite {
  guards: readonly unknown[];
}

const isComposite = (guard: unknown): guard is Composite => typeof guard === 'function' && 'guards' in guard;

/** Names of the failing guards in `guard`. For `and` those are the failing parts, for `or` all parts. */
function failing(snapshot: AnyMachineSnapshot, event: EventObject, guard: unknown): string[] {
  const name = typeof guard === 'string' ? guard : ((guard as { type?: unknown } | undefined)?.type ?? null);
  if (typeof name !== 'string') return [];
  const given = (guard as { params?: unknown }).params;
  const implementation: unknown = (snapshot.machine.implementations.guards as Record<string, unknown>)[name];
  if (isComposite(implementation)) return implementation.guards.flatMap((part) => failing(snapshot, event, part));
  if (typeof implementation !== 'function') return [];
  const args = { context: snapshot.context as unknown, event };
  const params: unknown = typeof given === 'function' ? (given as (args: unknown) => unknown)(args) : given;
  return (implementation as Check)(args, params) ? [] : [name];
}

/**
 * Names of the guards that refuse an event now (SM-02). Empty when it is accepted, or when the state does not handle
 * it. Composites are reported by their failing parts.
 */
export function failingGuards(snapshot: AnyMachineSnapshot, event: EventObject): string[] {
  if (snapshot.status !== 'active' || snapshot.can(event)) return [];
  const candidates = getNextTransitions(snapshot).filter(({ eventType }) => eventType === event.type);
  return [...new Set(candidates.flatMap(({ guard }) => failing(snapshot, event, guard)))];
}
