import { statePath } from '@ruta/state-machines/kit/labels';
import { placesOf, transitionsOf } from '@ruta/state-machines/kit/transitions';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Where one may be led: into a state, by its path, or along a transition, by its name. */
export type Target = { kind: 'state'; path: string } | { kind: 'transition'; name: string };

/** What is covered, or was walked through, by the paths of states and the names of transitions. */
export interface Covered {
  states: ReadonlySet<string>;
  transitions: ReadonlySet<string>;
}

/** What there is to be covered in a machine. */
export interface Whole {
  /** Paths of the states one can be in: neither the root, in which one always is, nor those that only decide. */
  states: readonly string[];
  transitions: readonly string[];
  /** Those of `states` that end what is around them and are left within the step that enters them. */
  passing: ReadonlySet<string>;
}

/** A state that only decides where to go is passed through within a step, and never rested in. */
const onlyDecides = ({ always, transitions }: AnyStateNode) => Boolean(always?.length) && transitions.size === 0;

/** An inner end is left at once where the state around it goes on by it. */
const isPassing = ({ type, parent }: AnyStateNode) =>
  type === 'final' && parent !== undefined && parent.transitions.has(`xstate.done.state.${parent.id}`);

const wholes = new WeakMap<AnyStateMachine, Whole>();

/** Every state one can be in and every transition of a machine. */
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

/** The states of `passing` that a step went through. */
export const passedIn = (machine: AnyStateMachine, { states }: Covered): string[] =>
  [...wholeOf(machine).passing].filter((path) => states.has(path));

/** What of a machine is not among the covered, as targets; states first. */
export function gapsIn(machine: AnyStateMachine, covered: Covered): Target[] {
  const { states, transitions } = wholeOf(machine);
  return [
    ...states.filter((path) => !covered.states.has(path)).map((path): Target => ({ kind: 'state', path })),
    ...transitions
      .filter((name) => !covered.transitions.has(name))
      .map((name): Target => ({ kind: 'transition', name })),
  ];
}

/** A target as one text, for keys and for lists. */
export const targetId = (target: Target): string =>
  target.kind === 'state' ? `state:${target.path}` : `transition:${target.name}`;

/** The target behind such a text; null where the machine has none of that name. */
export function targetOf(machine: AnyStateMachine, id: string): Target | null {
  const name = id.slice(id.indexOf(':') + 1);
  const { states, transitions } = wholeOf(machine);
  if (id.startsWith('state:') && states.includes(name)) return { kind: 'state', path: name };
  return id.startsWith('transition:') && transitions.includes(name) ? { kind: 'transition', name } : null;
}
