import type { AnyMachineSnapshot, EventObject } from 'xstate';

/** Whether a guard holds in a situation; `depends` where that needs an event, or what a call answered. */
export type Verdict = 'holds' | 'fails' | 'depends';

/** A guard by name; one composed of others with its parts. */
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

/** An object that tells when somebody looks into it: a guard that asks for the event cannot be judged without one. */
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
    // What looks further into an event that is not there.
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
 * Every named guard of a machine as it stands now (SM-02), in the order it is written, composites with their parts. What
 * reads the event or a call's answer is `depends`: without one there is nothing to judge.
 */
export const guardReadings = (snapshot: AnyMachineSnapshot): GuardReading[] =>
  Object.keys(snapshot.machine.implementations.guards as object).map((name) => readingOf(snapshot, name));
