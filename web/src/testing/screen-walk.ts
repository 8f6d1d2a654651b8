/**
 * SM-03, paths drive screens: what one screen shows of a machine, walked, and what all the screens of a machine leave out.
 * A feature makes a `ScreenWalk` of each of its screens, proves each one, and states beside them what no screen shows.
 */
import type { MachineEntry } from '@ruta/state-machines/machines';
import { statePath } from '@ruta/state-machines/kit/labels';
import { placesOf, transitionsOf, walk as stepsOf } from '@ruta/state-machines/kit/transitions';
import type { AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { openingOf, walk, waysTo } from './walk';
import type { StepsOn, Way, WaysOptions } from './walk';

/** A way a machine begins, and the screen that opens so. */
export interface ScreenOpening<Machine extends AnyStateMachine, Screen> {
  input: InputFrom<Machine>;
  open: () => Screen;
  /** Only that it opens is looked at: from here on it is like another opening. */
  isOnlyOpened?: boolean;
  /** From here on it is like another opening. */
  stopWhen?: (state: SnapshotFrom<Machine>) => boolean;
}

type Shared<Machine extends AnyStateMachine> = Pick<
  WaysOptions<Machine>,
  'exploration' | 'isPossible' | 'nameOf' | 'stopWhen'
>;

export interface ScreenWalkOptions<Machine extends AnyStateMachine, Screen> extends Shared<Machine> {
  /** The screen by name, for the titles: "the real form". */
  screen: string;
  openings: Readonly<Record<string, ScreenOpening<Machine, Screen>>>;
  /** How each event happens on the screen, by a person or by the server. */
  steps: StepsOn<Screen, Machine>;
  /** Asserts that the screen shows a state; throws where nothing is known to show it. */
  shows: (state: SnapshotFrom<Machine>, on: Screen) => void;
}

/** One machine on one screen: every way that is walked there. */
export interface ScreenWalk<Machine extends AnyStateMachine> {
  screen: string;
  machine: Machine;
  ways: readonly { title: string; input: InputFrom<Machine>; way: Way<Machine>; run: () => Promise<void> }[];
  /** Events that the screen knows and that no way uses. */
  unusedSteps: string[];
}

/** Generates the ways of a screen from its machine. Nothing is rendered before a way is run. */
export function screenWalk<Machine extends AnyStateMachine, Screen>(
  machine: Machine,
  { screen, openings, steps, shows, ...options }: ScreenWalkOptions<Machine, Screen>,
): ScreenWalk<Machine> {
  const ways = Object.entries(openings).flatMap(([opening, { input, open, isOnlyOpened = false, ...own }]) => {
    const stopWhen = isOnlyOpened ? () => true : (own.stopWhen ?? options.stopWhen);
    const generated = waysTo(machine, { ...options, steps, input, ...(stopWhen && { stopWhen }) });
    return (isOnlyOpened ? [{ name: 'opens', start: openingOf(machine, input), steps: [] }] : generated).map((way) => ({
      way,
      input,
      title: `${opening} → ${way.name}`,
      run: () => walk(way, open(), steps, shows),
    }));
  });
  const used = new Set(ways.flatMap(({ way }) => way.steps.map(({ event }) => event.type)));
  return { screen, machine, ways, unusedSteps: Object.keys(steps).filter((type) => !used.has(type)) };
}

/** What no screen shows, each with its reason: states by their path, transitions by their name. */
export interface NotOnScreen {
  states: Readonly<Record<string, string>>;
  transitions: Readonly<Record<string, string>>;
}

/** Where walks and reasons leave a gap. All of it is empty when every state and every transition is in exactly one list. */
export interface ScreenGaps {
  /** Neither walked nor given a reason. */
  states: string[];
  transitions: string[];
  /** Given a reason, and walked all the same or not there at all. */
  outdated: string[];
}

/** Holds all walks of a machine against everything there is in it. */
export function screenGaps(
  { machine }: Pick<MachineEntry, 'machine'>,
  walks: readonly ScreenWalk<AnyStateMachine>[],
  { states, transitions }: NotOnScreen,
): ScreenGaps {
  const seen = new Set<string>();
  const taken = new Set<string>();
  const trace = (start: Parameters<typeof stepsOf>[1], event?: Parameters<typeof stepsOf>[2]) =>
    stepsOf(machine, start, event).transitions.forEach((name) => taken.add(name));
  const see = (snapshot: AnyMachineSnapshot) => snapshot._nodes.forEach((node) => seen.add(statePath(node)));
  for (const { input, way } of walks.flatMap(({ ways }) => [...ways])) {
    trace({ input });
    see(way.start as AnyMachineSnapshot);
    way.steps.reduce((before, { event, state }) => {
      trace({ snapshot: before as AnyMachineSnapshot }, event);
      see(state as AnyMachineSnapshot);
      return state;
    }, way.start);
  }
  const allStates = placesOf(machine).map(statePath);
  const allTransitions = transitionsOf(machine).map(({ name }) => name);
  const missing = (all: string[], known: Set<string>, reasons: Readonly<Record<string, string>>) =>
    all.filter((name) => !known.has(name) && !reasons[name]?.trim());
  const outdated = (all: string[], known: Set<string>, reasons: Readonly<Record<string, string>>) =>
    Object.keys(reasons).filter((name) => known.has(name) || !all.includes(name));
  return {
    states: missing(allStates, seen, states),
    transitions: missing(allTransitions, taken, transitions),
    outdated: [...outdated(allStates, seen, states), ...outdated(allTransitions, taken, transitions)],
  };
}
