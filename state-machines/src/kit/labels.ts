import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** A text in both languages: Mexican Spanish with "tú", and US English. */
export interface Label {
  readonly es: string;
  readonly en: string;
}

export type LabelLanguage = keyof Label;

/**
 * Labels of a machine (SM-02), shown to QA beside the names in the code. Keys: the path of a state from the root
 * ('composing.objective', '' for the root), the type of an event, the port name of an actor, the name of a guard, the
 * key of a payload or answer field. Two fields with different meanings in one machine need two names.
 */
export interface MachineLabels<EventType extends string = string> {
  readonly states: Readonly<Record<string, Label>>;
  readonly events: Readonly<Record<EventType, Label>>;
  readonly actors: Readonly<Record<string, Label>>;
  readonly guards: Readonly<Record<string, Label>>;
  readonly fields: Readonly<Record<string, Label>>;
}

/** Path of a state node from the root: 'composing.objective', or '' for the root. */
export const statePath = (node: { readonly path: readonly string[] }): string => node.path.join('.');

/** Paths of all active states, outermost first, without the root. */
export const activePaths = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes.map(statePath).filter((path) => path !== '');

/** All states but history states. */
const places = (machine: AnyStateMachine) =>
  [machine.root, ...getStateNodes(machine)].filter((node) => node.type !== 'history');

const isInternal = (eventType: string) => eventType === '' || eventType.startsWith('xstate.');

type Named = Omit<MachineLabels, 'fields'>;

/** Names in a machine that need a label, by kind. */
function namesOf(machine: AnyStateMachine): Record<keyof Named, string[]> {
  return {
    states: places(machine).map(statePath),
    events: machine.events.map(String).filter((type) => !isInternal(type)),
    actors: Object.keys(machine.implementations.actors),
    guards: Object.keys(machine.implementations.guards),
  };
}

/** Missing labels and unused labels, as 'states composing.axes'. */
function faultsIn(
  needed: Readonly<Record<string, readonly string[]>>,
  labels: Readonly<Record<string, Readonly<Record<string, Label | undefined>>>>,
): { missing: string[]; stale: string[] } {
  const missing: string[] = [];
  const stale: string[] = [];
  for (const [kind, names] of Object.entries(needed)) {
    const given = labels[kind] ?? {};
    for (const name of names) {
      const label = Object.hasOwn(given, name) ? given[name] : undefined;
      if (!label?.es.trim() || !label.en.trim()) missing.push(`${kind} ${name}`);
    }
    for (const name of Object.keys(given)) if (!names.includes(name)) stale.push(`${kind} ${name}`);
  }
  return { missing, stale };
}

/** Missing and unused labels of a machine. */
export const labelFaults = (machine: AnyStateMachine, { states, events, actors, guards }: Named) =>
  faultsIn(namesOf(machine), { states, events, actors, guards });

/** Missing and unused labels of fields; `fieldsIn` gives the keys. */
export const fieldFaults = (fields: readonly string[], labels: Pick<MachineLabels, 'fields'>) =>
  faultsIn({ fields }, { fields: labels.fields });
