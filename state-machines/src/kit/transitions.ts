import { createActor, SimulatedClock } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, InspectionEvent } from 'xstate';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { statePath } from './labels';

/** What sets a transition off: an event, a delay, a call's answer or refusal, an inner end, nothing at all, or entering. */
export type TransitionKind = 'event' | 'after' | 'done' | 'error' | 'end' | 'always' | 'initial';

/** One arrow of a machine. */
export interface Transition {
  /** Its name everywhere: in coverage, in the chart, in a jump. `visit.composing composing.cancelled [0]`. */
  name: string;
  kind: TransitionKind;
  /** The path of the state it leaves; '' for the root. */
  source: string;
  /** The paths it leads to; none where the machine stays and only acts. */
  targets: readonly string[];
  /** The event as the machine knows it; '' for `always` and for the first child. */
  event: string;
  /** The guard by name; null without one. */
  guard: string | null;
}

/** States that one can be in: history is a way back, not a place. */
export const placesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  [machine.root, ...getStateNodes(machine)].filter(({ type }) => type !== 'history');

/** A node's transitions with their names, by event and without one, in the order in which they are tried. */
function definitionsOf(node: AnyStateNode): [string, AnyTransitionDefinition][] {
  const byEvent = [...node.transitions.values()].flatMap((list) =>
    list.map((definition, index): [string, AnyTransitionDefinition] => [
      `${node.id} ${definition.eventType} [${index}]`,
      definition,
    ]),
  );
  const always = (node.always ?? []).map((definition, index): [string, AnyTransitionDefinition] => [
    `${node.id} always [${index}]`,
    definition,
  ]);
  return [...byEvent, ...always];
}

/** The first children a machine falls into on entering `node` as a whole; xstate does not report these by itself. */
function initialsUnder(node: AnyStateNode): string[] {
  if (node.type === 'parallel') return Object.values(node.states).flatMap(initialsUnder);
  if (node.type !== 'compound') return [];
  return [`${node.id} initial`, ...(node.initial.target as readonly AnyStateNode[]).flatMap(initialsUnder)];
}

const namesOf = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>();

/** Every transition of a machine but the falls into first children, each with its name. */
function namesOfDefinitions(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const known = namesOf.get(machine);
  if (known) return known;
  const pairs = placesOf(machine).flatMap(definitionsOf);
  const names = new Map(pairs.map(([name, definition]) => [definition, name]));
  namesOf.set(machine, names);
  return names;
}

const KINDS: readonly (readonly [string, TransitionKind])[] = [
  ['xstate.after.', 'after'],
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.done.state.', 'end'],
];

const kindOf = (event: string): TransitionKind =>
  event === '' ? 'always' : (KINDS.find(([prefix]) => event.startsWith(prefix))?.[1] ?? 'event');

function guardName(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  const type = (guard as { type?: unknown } | undefined)?.type;
  return typeof type === 'string' ? type : null;
}

/**
 * Every arrow of a machine (SM-02), read from the definition: by event, delay, answer, refusal and inner end, without an
 * event, and into first children. `toDirectedGraph` of xstate leaves the last two out.
 */
export function transitionsOf(machine: AnyStateMachine): Transition[] {
  return placesOf(machine).flatMap((node) => {
    const source = statePath(node);
    const own = definitionsOf(node).map(([name, { eventType, guard, target }]): Transition => ({
      name,
      kind: kindOf(String(eventType)),
      source,
      targets: (target ?? []).map(statePath),
      event: String(eventType),
      guard: guardName(guard),
    }));
    if (node.type !== 'compound') return own;
    const targets = (node.initial.target as readonly AnyStateNode[]).map(statePath);
    return [{ name: `${node.id} initial`, kind: 'initial', source, targets, event: '', guard: null }, ...own];
  });
}

/** What one step reached and took, by the paths of states and the names of transitions; what only decides is in it too. */
export interface Walked {
  states: Set<string>;
  transitions: Set<string>;
}

/** Begins from an input or from a snapshot, sends one event if there is one, and says what was reached and taken on the way. */
export function walk(
  machine: AnyStateMachine,
  start: { input: unknown } | { snapshot: AnyMachineSnapshot },
  event?: EventObject,
): Walked {
  const names = namesOfDefinitions(machine);
  const walked: Walked = { states: new Set(), transitions: new Set() };
  const watch = (inspection: InspectionEvent) => {
    if (inspection.type !== '@xstate.microstep') return;
    for (const node of (inspection.snapshot as AnyMachineSnapshot)._nodes) walked.states.add(statePath(node));
    for (const definition of inspection._transitions) {
      walked.transitions.add(names.get(definition) ?? '');
      for (const target of definition.target ?? [])
        for (const name of initialsUnder(target)) walked.transitions.add(name);
    }
  };
  if ('input' in start) for (const name of initialsUnder(machine.root)) walked.transitions.add(name);
  const options = { ...start, clock: new SimulatedClock(), logger: () => undefined, inspect: watch };
  const actor = createActor(machine, options as never);
  actor.subscribe({ error: () => undefined });
  actor.start();
  if (event) actor.send(event);
  for (const node of (actor.getSnapshot() as AnyMachineSnapshot)._nodes) walked.states.add(statePath(node));
  actor.stop();
  walked.transitions.delete('');
  return walked;
}
