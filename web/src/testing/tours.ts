/**
 * Tours of SM-03: few long walks of a machine that together take each of its transitions, generated from the machine
 * and made to happen on the real screen by `screenWalk`.
 */
import { eventsIn, traversal } from '@ruta/state-machines/kit/explorer';
import type { Exploration } from '@ruta/state-machines/kit/explorer';
import { initialTransition, transition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, InputFrom, SnapshotFrom } from 'xstate';
import type { StepsOn, Tour, WalkStep } from './walk';

export interface ToursOptions<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  exploration: Pick<Exploration<Machine>, 'samples' | 'answers' | 'situationOf'>;
  /** Only events with a step are walked. */
  steps: StepsOn<never, Machine>;
  /** Whether an event is possible in a state; a machine may accept events while a dialog covers the screen. */
  isPossible?: (state: SnapshotFrom<Machine>, type: string) => boolean;
  /** Name of a destination; default the state. */
  nameOf?: (state: SnapshotFrom<Machine>) => string;
  /** Where tours end. */
  stopWhen?: (state: SnapshotFrom<Machine>) => boolean;
  /** Transitions that tours from other inputs visit. */
  visited?: ReadonlySet<string>;
}

/** Names of the states and transitions that tours visit. */
export interface Reachable {
  states: ReadonlySet<string>;
  transitions: ReadonlySet<string>;
}

export interface Tours<Machine extends AnyStateMachine> {
  tours: Tour<Machine>[];
  /** All that is reachable, `visited` included. */
  reachable: Reachable;
}

/** A step from a state, and what it visits. */
interface Arc<Machine extends AnyStateMachine> extends WalkStep<Machine> {
  place: string;
  arrow: string;
}

/** Name of a state; after a refusal it is another one, because the screen shows the refusal. */
export const stateName = (state: AnyMachineSnapshot): string =>
  `${JSON.stringify(state.value)}${(state.context as { failure?: unknown }).failure === null ? '' : ' after a refusal'}`;

/** The initial state for an input. */
export function openingOf<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): SnapshotFrom<Machine> {
  // XState types inputs and snapshots by a concrete machine; `Machine` is generic here.
  const [start] = initialTransition(machine, input as never) as unknown as [SnapshotFrom<Machine>];
  return start;
}

/** Name of the transitions that an event takes in a state. */
export const arrowOf = (machine: AnyStateMachine, state: AnyMachineSnapshot, event: EventObject): string =>
  JSON.stringify(
    machine
      .getTransitionData(state, event)
      .map(({ source, eventType, target }) => [source.id, eventType, target?.map(({ id }) => id)]),
  );

/** The graph that is searched: the steps out of a state, and which states are the same situation. */
interface Graph<Machine extends AnyStateMachine> {
  arcsFrom: (state: SnapshotFrom<Machine>) => readonly Arc<Machine>[];
  situationOf: (state: SnapshotFrom<Machine>) => string;
}

function graphOf<Machine extends AnyStateMachine>(
  machine: Machine,
  options: Required<Omit<ToursOptions<Machine>, 'visited'>>,
) {
  const { input, exploration, steps, isPossible, nameOf, stopWhen } = options;
  const { serializeState, filterEvents } = traversal<Machine>({
    ...exploration,
    name: '',
    input,
    // The screen shows refusals, so they make a situation of their own.
    situationOf: (context) => [
      exploration.situationOf(context),
      (context as { failure?: unknown } | undefined)?.failure !== null,
    ],
  });
  const known = new WeakMap<SnapshotFrom<Machine>, readonly Arc<Machine>[]>();
  const find = (before: SnapshotFrom<Machine>): Arc<Machine>[] => {
    if (stopWhen(before)) return [];
    return eventsIn(before as AnyMachineSnapshot, exploration)
      .filter(({ type }) => type in steps && isPossible(before, type))
      .filter((event) => filterEvents(before as AnyMachineSnapshot, event))
      .map((event) => {
        // As above: the event and snapshot of a generic machine.
        const [state] = transition(machine, before, event as never) as unknown as [SnapshotFrom<Machine>];
        return { event, state, place: nameOf(state), arrow: arrowOf(machine, before as AnyMachineSnapshot, event) };
      });
  };
  const arcsFrom = (state: SnapshotFrom<Machine>) => {
    const arcs = known.get(state) ?? find(state);
    known.set(state, arcs);
    return arcs;
  };
  return { arcsFrom, situationOf: (state: SnapshotFrom<Machine>) => serializeState(state as AnyMachineSnapshot) };
}

/** The shortest way to a step that visits something new, rather to one that does not end the tour; null without any. */
function shortestPathToUnvisited<Machine extends AnyStateMachine>(
  from: SnapshotFrom<Machine>,
  { arcsFrom, situationOf }: Graph<Machine>,
  isNew: (arc: Arc<Machine>) => boolean,
): Arc<Machine>[] | null {
  let last: Arc<Machine>[] | null = null;
  const ways: { at: SnapshotFrom<Machine>; way: Arc<Machine>[] }[] = [{ at: from, way: [] }];
  const known = new Set([situationOf(from)]);
  // The list grows while it is read.
  for (const { at, way } of ways) {
    for (const arc of arcsFrom(at)) {
      if (isNew(arc)) {
        if (arcsFrom(arc.state).length > 0) return [...way, arc];
        last ??= [...way, arc];
      }
      const situation = situationOf(arc.state);
      if (known.has(situation)) continue;
      known.add(situation);
      ways.push({ at: arc.state, way: [...way, arc] });
    }
  }
  return last;
}

/**
 * Tours from one input that together visit every state, and every transition that is not among `visited`. A tour always
 * takes the shortest way to what is new, and what ends it (a final state, `stopWhen`) last. The next tour begins anew.
 */
export function toursOf<Machine extends AnyStateMachine>(
  machine: Machine,
  {
    isPossible = () => true,
    nameOf = stateName,
    stopWhen = () => false,
    visited = new Set(),
    ...options
  }: ToursOptions<Machine>,
): Tours<Machine> {
  const graph = graphOf(machine, { ...options, isPossible, nameOf, stopWhen });
  const start = openingOf(machine, options.input);
  const places = new Set([nameOf(start)]);
  const arrows = new Set(visited);
  // Every search looks at steps; the last one, which finds nothing new, looks at all of them.
  const reachable = { states: new Set(places), transitions: new Set<string>() };
  const isNew = ({ place, arrow }: Arc<Machine>) => {
    reachable.states.add(place);
    reachable.transitions.add(arrow);
    return !places.has(place) || !arrows.has(arrow);
  };
  const tours: Tour<Machine>[] = [];
  for (;;) {
    const steps: WalkStep<Machine>[] = [];
    let at = start;
    for (
      let way = shortestPathToUnvisited(at, graph, isNew);
      way !== null;
      way = shortestPathToUnvisited(at, graph, isNew)
    ) {
      for (const { place, arrow, ...step } of way) {
        places.add(place);
        arrows.add(arrow);
        steps.push(step);
        at = step.state;
      }
    }
    if (steps.length === 0) return { tours, reachable };
    tours.push({ start, steps });
  }
}
