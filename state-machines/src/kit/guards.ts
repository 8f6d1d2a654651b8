import { getNextTransitions, or } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

type Check = (args: { context: unknown; event: EventObject }, params: unknown) => boolean;
interface Composite {
  guards: readonly unknown[];
  check: unknown;
}

const isComposite = (guard: unknown): guard is Composite => typeof guard === 'function' && 'guards' in guard;
/** XState marks an `or` by nothing but the function that judges it. */
const { check: anyOf } = or([]) as unknown as Composite;

const guardNamed = (machine: AnyStateMachine, name: string): unknown =>
  (machine.implementations.guards as Readonly<Record<string, unknown>>)[name];

/** Names of the failing guards in `guard`: of an `and` its failing parts, of an `or` without a branch that holds its own. */
function failing(snapshot: AnyMachineSnapshot, event: EventObject, guard: unknown): string[] {
  const name = typeof guard === 'string' ? guard : ((guard as { type?: unknown } | undefined)?.type ?? null);
  if (typeof name !== 'string') return [];
  const given = (guard as { params?: unknown }).params;
  const implementation = guardNamed(snapshot.machine, name);
  if (isComposite(implementation)) {
    const parts = implementation.guards.map((part) => failing(snapshot, event, part));
    if (implementation.check !== anyOf) return parts.flat();
    return parts.every((part) => part.length > 0) ? [name] : [];
  }
  if (typeof implementation !== 'function') return [];
  const args = { context: snapshot.context as unknown, event };
  const params: unknown = typeof given === 'function' ? (given as (args: unknown) => unknown)(args) : given;
  return (implementation as Check)(args, params) ? [] : [name];
}

/**
 * Names of the guards that refuse an event now (SM-02). Empty when it is accepted, or when the state does not handle
 * it. An `and` is reported by its failing parts, an `or` by its own name: `branchesOf` names what it could be met by.
 */
export function failingGuards(snapshot: AnyMachineSnapshot, event: EventObject): string[] {
  if (snapshot.status !== 'active' || snapshot.can(event)) return [];
  const candidates = getNextTransitions(snapshot).filter(({ eventType }) => eventType === event.type);
  return [...new Set(candidates.flatMap(({ guard }) => failing(snapshot, event, guard)))];
}

/** Names of the branches of a guard that is an `or`, in source order; empty for every other guard. */
export function branchesOf(machine: AnyStateMachine, name: string): string[] {
  const guard = guardNamed(machine, name);
  if (!isComposite(guard) || guard.check !== anyOf) return [];
  return guard.guards.filter((part) => typeof part === 'string');
}
