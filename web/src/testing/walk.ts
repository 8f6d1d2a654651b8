/**
 * Walks of SM-03: for every state of a machine, the shortest way there, generated from the machine and made to happen
 * on the real screen. Used by the walk tests of the features, each with the page objects of its own screen.
 */
import { waitFor } from '@testing-library/react';
import { eventsIn, traversal } from '@ruta/state-machines/kit/explorer';
import type { Exploration } from '@ruta/state-machines/kit/explorer';
import { initialTransition, transition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, InputFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** An event and the state after it. */
export interface WalkStep<Machine extends AnyStateMachine> {
  event: EventObject;
  state: SnapshotFrom<Machine>;
}
export interface Way<Machine extends AnyStateMachine> {
  /** The state it leads to. */
  name: string;
  start: SnapshotFrom<Machine>;
  steps: WalkStep<Machine>[];
}

/** Performs events on a screen, by type: actions of the person, and answers of the server to pending calls. */
export type StepsOn<Screen, Machine extends AnyStateMachine> = Readonly<
  Record<string, (on: Screen, event: never, before: SnapshotFrom<Machine>) => Promise<void>>
>;

export interface WaysOptions<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  exploration: Pick<Exploration<Machine>, 'samples' | 'answers' | 'situationOf'>;
  /** Only events with a step are walked. */
  steps: StepsOn<never, Machine>;
  /** Whether an event is possible in a state; a machine may accept events while a dialog covers the screen. */
  isPossible?: (state: SnapshotFrom<Machine>, type: string) => boolean;
  /** Name of a destination; default the state. */
  nameOf?: (state: SnapshotFrom<Machine>) => string;
  /** Where walks end. */
  stopWhen?: (state: SnapshotFrom<Machine>) => boolean;
}

interface Path<Machine extends AnyStateMachine> {
  state: SnapshotFrom<Machine>;
  steps: WalkStep<Machine>[];
}

/** Name of a state; after a refusal it is another one, because the screen shows the refusal. */
export const stateName = (state: AnyMachineSnapshot): string =>
  `${JSON.stringify(state.value)}${(state.context as { failure?: unknown }).failure === null ? '' : ' after a refusal'}`;

/**
 * For each destination the shortest way there, and a way for each step that is on none of these; a way that is the
 * beginning of another is left to that one.
 */
export function waysTo<Machine extends AnyStateMachine>(
  machine: Machine,
  {
    input,
    exploration,
    steps,
    isPossible = () => true,
    nameOf = stateName,
    stopWhen = () => false,
  }: WaysOptions<Machine>,
): Way<Machine>[] {
  const explored: Exploration<Machine> = {
    ...exploration,
    name: '',
    input,
    // The screen shows refusals, so they make a situation of their own.
    situationOf: (context) => [
      exploration.situationOf(context),
      (context as { failure?: unknown } | undefined)?.failure !== null,
    ],
  };
  const eventsOf = (snapshot: SnapshotFrom<Machine>) =>
    eventsIn(snapshot as AnyMachineSnapshot, explored).filter(
      ({ type }) => type in steps && isPossible(snapshot, type),
    );
  const found = getShortestPaths(machine, { ...traversal(explored), events: eventsOf, stopWhen } as never);
  // XState's first step is the initial state.
  const paths = (found as unknown as Path<Machine>[])
    .map((path) => ({ ...path, steps: path.steps.slice(1) }))
    .toSorted((one, other) => one.steps.length - other.steps.length);
  const byName = new Map<string, Path<Machine>>();
  for (const path of paths) if (!byName.has(nameOf(path.state))) byName.set(nameOf(path.state), path);
  const ways = [...byName].map(([name, path]) => ({ name, steps: path.steps }));

  // Steps that no shortest path uses (back, cancel) are walked once, from the first state where they are possible.
  const start = openingOf(machine, input);
  const taken = new Set<string>();
  for (const { steps: way } of ways)
    way.reduce((before, { event, state }) => {
      taken.add(arrowOf(machine, before, event));
      return state;
    }, start);
  for (const { state, steps: before } of paths.filter((path) => !stopWhen(path.state))) {
    for (const event of eventsOf(state)) {
      const arrow = arrowOf(machine, state, event);
      if (taken.has(arrow) || !(state as AnyMachineSnapshot).can(event)) continue;
      taken.add(arrow);
      const [after] = transition(machine, state, event as never) as unknown as [SnapshotFrom<Machine>];
      ways.push({ name: `${nameOf(state)}, then ${event.type}`, steps: [...before, { event, state: after }] });
    }
  }
  return ways.filter((way) => !isWalkedBy(way, ways)).map((way) => ({ ...way, start }));
}

/** Whether another walk begins with this one and so covers it. */
function isWalkedBy<Machine extends AnyStateMachine>(
  { steps }: Pick<Way<Machine>, 'steps'>,
  ways: readonly Pick<Way<Machine>, 'steps'>[],
): boolean {
  const isSame = (at: number, other: WalkStep<Machine> | undefined) =>
    JSON.stringify(steps[at]?.event) === JSON.stringify(other?.event);
  return ways.some((other) => other.steps.length > steps.length && steps.every((_, at) => isSame(at, other.steps[at])));
}

/** The initial state for an input. */
export function openingOf<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): SnapshotFrom<Machine> {
  const [start] = initialTransition(machine, input as never) as unknown as [SnapshotFrom<Machine>];
  return start;
}

/** Name of the transitions that an event takes in a state. */
const arrowOf = (machine: AnyStateMachine, state: unknown, event: EventObject): string =>
  JSON.stringify(
    machine
      .getTransitionData(state as AnyMachineSnapshot, event)
      .map(({ source, eventType, target }) => [source.id, eventType, target?.map(({ id }) => id)]),
  );

/** Walks on the screen. Before the first step and after each one the screen must show the machine's state. */
export async function walk<Machine extends AnyStateMachine, Screen>(
  way: Way<Machine>,
  on: Screen,
  steps: StepsOn<Screen, Machine>,
  shows: (state: SnapshotFrom<Machine>, on: Screen) => void,
): Promise<void> {
  await waitFor(() => shows(way.start, on));
  let before = way.start;
  for (const { event, state } of way.steps) {
    const step = steps[event.type];
    if (!step) throw new Error(`Nobody knows how ${event.type} happens on this screen`);
    await step(on, event as never, before);
    await waitFor(() => shows(state, on));
    before = state;
  }
}
