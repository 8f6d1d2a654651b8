import { createActor, SimulatedClock } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, InspectionEvent } from 'xstate';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { statePath } from './labels';

/** What triggers a transition. `end`: a child state is final; `initial`: entering a compound state. */
export type TransitionKind = 'event' | 'after' | 'done' | 'error' | 'end' | 'always' | 'initial';

/** One transition of a machine. */
export interface Transition {
  /** Unique name, used by coverage, chart and jumps: `visit.composing composing.cancelled [0]`. */
  name: string;
  kind: TransitionKind;
  /** Path of the source state; '' for the root. */
  source: string;
  /** Paths of the targets; empty if the machine stays and only runs actions. */
  targets: readonly string[];
  /** Event type; '' for `always` and `initial`. */
  event: string;
  /** Name of the guard; null without one. */
  guard: string | null;
}

/** All states but history states. */
export const placesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  [machine.root, ...getStateNodes(machine)].filter(({ type }) => type !== 'history');

/** Named transitions of a node in the order in which they are tried, `always` last. */
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

/** Names of the initial transitions taken when `node` is entered. XState does not report them. */
function initialsUnder(node: AnyStateNode): string[] {
  if (node.type === 'parallel') return Object.values(node.states).flatMap(initialsUnder);
  if (node.type !== 'compound') return [];
  return [`${node.id} initial`, ...(node.initial.target as readonly AnyStateNode[]).flatMap(initialsUnder)];
}

const namesOf = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>();

/** Names of all transitions but the initial ones. */
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
 * All transitions of a machine (SM-02), read from its definition. XState's `toDirectedGraph` omits `always` and
 * `initial`.
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

/** Paths of states reached and names of transitions taken by one step, including states left within it. */
export interface Walked {
  states: Set<string>;
  transitions: Set<string>;
}

/** Starts from an input or a snapshot, sends `event` if given, and returns the states and transitions passed. */
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
