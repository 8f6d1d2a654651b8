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
}

/** Tours, and what they must visit: names of states, and of transitions with the state after them. */
export interface Tours<Machine extends AnyStateMachine> {
  tours: Tour<Machine>[];
  sights: Set<string>;
}

/** A step from a state, and what it visits. */
interface Arc<Machine extends AnyStateMachine> extends WalkStep<Machine> {
  sights: string[];
}

/** Name of a state; after a refusal it is another one, because the screen shows the refusal. */
export const stateName = (state: AnyMachineSnapshot): string =>
  `${JSON.stringify(state.value)}${(state.context as { failure?: unknown }).failure === null ? '' : ' after a refusal'}`;

/** The initial state for an input. */
export function openingOf<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): SnapshotFrom<Machine> {
  const [start] = initialTransition(machine, input as never) as unknown as [SnapshotFrom<Machine>];
  return start;
}

/** Name of the transitions that an event takes in a state. */
const arrowOf = (machine: AnyStateMachine, state: AnyMachineSnapshot, event: EventObject): string =>
  JSON.stringify(
    machine
      .getTransitionData(state, event)
      .map(({ source, eventType, target }) => [source.id, eventType, target?.map(({ id }) => id)]),
  );

/** What a step visits: the state after it, and its transition with that state. */
export function sightsOf<Machine extends AnyStateMachine>(
  machine: Machine,
  nameOf: (state: SnapshotFrom<Machine>) => string,
  before: SnapshotFrom<Machine>,
  { event, state }: WalkStep<Machine>,
): string[] {
  return [nameOf(state), arrowOf(machine, before as AnyMachineSnapshot, event)];
}

/** What search needs to know: the steps out of a state, and which states are the same situation. */
interface Country<Machine extends AnyStateMachine> {
  arcsFrom: (state: SnapshotFrom<Machine>) => readonly Arc<Machine>[];
  situationOf: (state: SnapshotFrom<Machine>) => string;
}

function countryOf<Machine extends AnyStateMachine>(machine: Machine, options: Required<ToursOptions<Machine>>) {
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
        const [state] = transition(machine, before, event as never) as unknown as [SnapshotFrom<Machine>];
        return { event, state, sights: sightsOf(machine, nameOf, before, { event, state }) };
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
function wayToNews<Machine extends AnyStateMachine>(
  from: SnapshotFrom<Machine>,
  { arcsFrom, situationOf }: Country<Machine>,
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
 * Tours from one input that together visit every state and transition. A tour always takes the shortest way to what
 * is not visited yet, and what ends it (a final state, `stopWhen`) last. The next tour begins anew.
 */
export function toursOf<Machine extends AnyStateMachine>(
  machine: Machine,
  { isPossible = () => true, nameOf = stateName, stopWhen = () => false, ...options }: ToursOptions<Machine>,
): Tours<Machine> {
  const country = countryOf(machine, { ...options, isPossible, nameOf, stopWhen });
  const start = openingOf(machine, options.input);
  const visited = new Set([nameOf(start)]);
  // Every search looks at steps; the last one, which finds nothing new, looks at all of them.
  const sights = new Set(visited);
  const isNew = (arc: Arc<Machine>) => {
    for (const sight of arc.sights) sights.add(sight);
    return arc.sights.some((sight) => !visited.has(sight));
  };
  const tours: Tour<Machine>[] = [];
  for (;;) {
    const steps: WalkStep<Machine>[] = [];
    let at = start;
    for (let way = wayToNews(at, country, isNew); way !== null; way = wayToNews(at, country, isNew)) {
      for (const { sights: seen, ...step } of way) {
        for (const sight of seen) visited.add(sight);
        steps.push(step);
        at = step.state;
      }
    }
    if (steps.length === 0) return { tours, sights };
    tours.push({ start, steps });
  }
}
