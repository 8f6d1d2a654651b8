import { statePath } from '@ruta/state-machines/kit/labels';
import { placesOf, transitionsOf } from '@ruta/state-machines/kit/transitions';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A target of a jump: a state by path, or a transition by name. */
export type Target = { kind: 'state'; path: string } | { kind: 'transition'; name: string };

/** Covered state paths and transition names. */
export interface Covered {
  states: ReadonlySet<string>;
  transitions: ReadonlySet<string>;
}

/** Everything in a machine that can be covered. */
export interface Whole {
  /** State paths without the root and without states that have only `always` transitions. */
  states: readonly string[];
  transitions: readonly string[];
  /** Final child states that are left within the step that enters them. */
  passing: ReadonlySet<string>;
}

/** A state with only `always` transitions is left within the step that enters it. */
const onlyDecides = ({ always, transitions }: AnyStateNode) => Boolean(always?.length) && transitions.size === 0;

/** A final state is left at once if its parent has an `onDone` transition. */
const isPassing = ({ type, parent }: AnyStateNode) =>
  type === 'final' && parent !== undefined && parent.transitions.has(`xstate.done.state.${parent.id}`);

const wholes = new WeakMap<AnyStateMachine, Whole>();

/** All states and transitions of a machine that can be covered. */
export function wholeOf(machine: AnyStateMachine): Whole {
  const known = wholes.get(machine);
  if (known) return known;
  const nodes = placesOf(machine).filter((node) => node.path.length > 0 && !onlyDecides(node));
  const whole = {
    states: nodes.map(statePath),
    passing: new Set(nodes.filter(isPassing).map(statePath)),
    transitions: transitionsOf(machine).map(({ name }) => name),
  };
  wholes.set(machine, whole);
  return whole;
}

/** States of `passing` that a step entered. */
export const passedIn = (machine: AnyStateMachine, { states }: Covered): string[] =>
  [...wholeOf(machine).passing].filter((path) => states.has(path));

/** Uncovered targets of a machine, states first. */
export function gapsIn(machine: AnyStateMachine, covered: Covered): Target[] {
  const { states, transitions } = wholeOf(machine);
  return [
    ...states.filter((path) => !covered.states.has(path)).map((path): Target => ({ kind: 'state', path })),
    ...transitions
      .filter((name) => !covered.transitions.has(name))
      .map((name): Target => ({ kind: 'transition', name })),
  ];
}

/** A target as text, for keys and lists. */
export const targetId = (target: Target): string =>
  target.kind === 'state' ? `state:${target.path}` : `transition:${target.name}`;

/** Target of such a text; null if the machine has none. */
export function targetOf(machine: AnyStateMachine, id: string): Target | null {
  const name = id.slice(id.indexOf(':') + 1);
  const { states, transitions } = wholeOf(machine);
  if (id.startsWith('state:') && states.includes(name)) return { kind: 'state', path: name };
  return id.startsWith('transition:') && transitions.includes(name) ? { kind: 'transition', name } : null;
}
