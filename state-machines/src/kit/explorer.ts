import { getNextTransitions } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFrom, EventObject, InputFrom } from 'xstate';
import type { AnyStateNode } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { statePath } from './labels';
import { placesOf, transitionsOf, walk } from './transitions';

/**
 * How a machine is explored from one input (SM-03). `samples` are events that people may send. `answers` are outputs of
 * ports, keyed by invocation id; a refusal of each port is always tried as well. `situationOf` returns the part of the
 * context that guards read: more than that would multiply a form into thousands of equivalent situations.
 */
export interface Exploration<Machine extends AnyStateMachine = AnyStateMachine> {
  name: string;
  input: InputFrom<Machine>;
  samples: readonly EventFrom<Machine>[];
  answers: Readonly<Record<string, readonly unknown[]>>;
  situationOf: (context: ContextFrom<Machine>) => unknown;
}

/** The traversal throws beyond this number of steps: `situationOf` keeps too much of the context. */
const MAX_STEPS = 60_000;

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';

/** Event types that have a transition in the current state. XState types them as `any` here. */
export const nextTypes = (snapshot: AnyMachineSnapshot): Set<string> =>
  new Set((getNextTransitions(snapshot) as readonly { eventType: string }[]).map(({ eventType }) => eventType));

/** Every event to try in a situation, including answers and refusals of ports and delays that come due. */
export function eventsIn<Machine extends AnyStateMachine>(
  snapshot: AnyMachineSnapshot,
  { samples, answers }: Pick<Exploration<Machine>, 'samples' | 'answers'>,
): EventObject[] {
  if (snapshot.status !== 'active') return [];
  const types = nextTypes(snapshot);
  return [...types].flatMap((type): EventObject[] => {
    if (type === '' || type.startsWith('xstate.done.state.')) return [];
    if (type.startsWith(ERROR)) return [{ type, error: new Error('refused') } as EventObject];
    if (type.startsWith(DONE)) {
      return (answers[type.slice(DONE.length)] ?? []).map((output) => ({ type, output }) as EventObject);
    }
    const given = (samples as readonly EventObject[]).filter((sample) => sample.type === type);
    return given.length > 0 ? given : [{ type }];
  });
}

const situationIn = (snapshot: AnyMachineSnapshot, situationOf: (context: never) => unknown) => {
  // History is part of the situation: it decides where a return leads.
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]);
  return JSON.stringify([snapshot.value, history, situationOf(snapshot.context as never)]);
};

/**
 * Options for the traversals of xstate/graph. `createTestModel` rejects every machine with a delay or an invocation.
 * `events` is a function because a list would replace the events of ports and delays.
 */
export function traversal<Machine extends AnyStateMachine>(exploration: Exploration<Machine>) {
  return {
    input: exploration.input,
    limit: MAX_STEPS,
    serializeState: (snapshot: AnyMachineSnapshot) => situationIn(snapshot, exploration.situationOf),
    events: (snapshot: AnyMachineSnapshot) => eventsIn(snapshot, exploration),
    filterEvents: (snapshot: AnyMachineSnapshot, event: EventObject) => snapshot.can(event),
  };
}

/** Key of a step: source, transitions and target, without the context. Steps with the same key are run once. */
export function stepIn(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  event: EventObject,
  to: AnyMachineSnapshot,
): string {
  const by = machine
    .getTransitionData(from, event)
    .map(({ source, eventType, guard, target }): unknown[] => [
      source.id,
      eventType,
      guard,
      target?.map(({ id }) => id),
    ]);
  return JSON.stringify([from.value, by, to.value]);
}

/** Result of an exploration. Both lists are empty when every state is reached and every transition taken (SM-03). */
export interface Coverage {
  situations: number;
  unreached: string[];
  untaken: string[];
}

/** Explores a machine from every input and reports unreached states and untaken transitions, initial ones included. */
export function coverage<Machine extends AnyStateMachine>(
  machine: Machine,
  explorations: readonly Exploration<Machine>[],
): Coverage {
  const places = placesOf(machine);
  const reached = new Set<string>();
  const taken = new Set<string>();
  const run = (start: { input: InputFrom<Machine> } | { snapshot: AnyMachineSnapshot }, event?: EventObject) => {
    const walked = walk(machine, start, event);
    for (const path of walked.states) reached.add(path);
    for (const name of walked.transitions) taken.add(name);
  };

  const known = new Set<string>();
  const steps = new Set<string>();
  for (const exploration of explorations) {
    run({ input: exploration.input });
    const { serializeState, ...options } = traversal(exploration);
    // Stops at situations that an earlier exploration has covered.
    const stopWhen = (snapshot: AnyMachineSnapshot) => known.has(serializeState(snapshot));
    const map = getAdjacencyMap(machine, { ...options, serializeState, stopWhen } as never);
    for (const { state, event, nextState } of adjacencyMapToArray(map)) {
      const step = stepIn(machine, state as AnyMachineSnapshot, event as EventObject, nextState as AnyMachineSnapshot);
      if (!steps.has(step)) run({ snapshot: state as AnyMachineSnapshot }, event as EventObject);
      steps.add(step);
    }
    for (const situation of Object.keys(map)) known.add(situation);
  }

  // A state with only `always` transitions is left within the microstep that enters it.
  const onlyDecides = ({ always, transitions }: AnyStateNode) => Boolean(always?.length) && transitions.size === 0;
  return {
    situations: known.size,
    unreached: places.filter((node) => !reached.has(statePath(node)) && !onlyDecides(node)).map(({ id }) => id),
    untaken: transitionsOf(machine)
      .map(({ name }) => name)
      .filter((name) => !taken.has(name)),
  };
}
