import type { AnyMachineSnapshot, EventObject } from 'xstate';

/** Whether a guard holds now; `depends` if it reads the event or a call's answer. */
export type Verdict = 'holds' | 'fails' | 'depends';

/** Verdict on a named guard; a composite lists its parts. */
export interface GuardReading {
  name: string;
  verdict: Verdict;
  parts: GuardReading[];
}

type Check = (args: { context: unknown; event: EventObject }, params: unknown) => boolean;
interface Composite {
  guards: readonly unknown[];
  check: (snapshot: AnyMachineSnapshot, args: { context: unknown; event: EventObject }, of: Composite) => boolean;
}

const isComposite = (guard: unknown): guard is Composite => typeof guard === 'function' && 'check' in guard;

/** A proxy that reports property reads, to detect guards that read the event. */
const watched = (onLook: () => void) =>
  new Proxy({} as EventObject, {
    get: () => {
      onLook();
      return undefined;
    },
  });

function verdictOf(snapshot: AnyMachineSnapshot, guard: Composite | Check): Verdict {
  const looks = { count: 0 };
  const unknown = watched(() => (looks.count += 1));
  const args = { context: snapshot.context as unknown, event: unknown };
  try {
    const holds = isComposite(guard) ? guard.check(snapshot, args, guard) : guard(args, unknown);
    if (looks.count > 0) return 'depends';
    return holds ? 'holds' : 'fails';
  } catch {
    // The guard read a property of a missing event field.
    return 'depends';
  }
}

function readingOf(snapshot: AnyMachineSnapshot, name: string): GuardReading {
  const guard: unknown = (snapshot.machine.implementations.guards as Readonly<Record<string, unknown>>)[name];
  if (isComposite(guard)) {
    const parts = guard.guards.filter((part) => typeof part === 'string').map((part) => readingOf(snapshot, part));
    return { name, verdict: verdictOf(snapshot, guard), parts };
  }
  return { name, verdict: typeof guard === 'function' ? verdictOf(snapshot, guard as Check) : 'depends', parts: [] };
}

/**
 * Verdicts on all named guards of the machine in its current state (SM-02), in source order, composites with their
 * parts.
 */
export const guardReadings = (snapshot: AnyMachineSnapshot): GuardReading[] =>
  Object.keys(snapshot.machine.implementations.guards as object).map((name) => readingOf(snapshot, name));
