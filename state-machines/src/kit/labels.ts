import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** One name in both languages of the product: Mexican Spanish, spoken to as "tú", and US English. */
export interface Label {
  readonly es: string;
  readonly en: string;
}

/** The languages a label exists in. */
export type LabelLanguage = keyof Label;

/**
 * How people read a machine (SM-02): QA sees these names beside those of the code. States are keyed by their path from
 * the root ('composing.objective'), events by type, actors by the name of the port, guards by name; the root's own
 * path is ''. Fields are those of the payloads that events carry and calls answer, by their key: one that means two things
 * in one machine should have two names there too.
 */
export interface MachineLabels<EventType extends string = string> {
  readonly states: Readonly<Record<string, Label>>;
  readonly events: Readonly<Record<EventType, Label>>;
  readonly actors: Readonly<Record<string, Label>>;
  readonly guards: Readonly<Record<string, Label>>;
  readonly fields: Readonly<Record<string, Label>>;
}

/** The path of a state node from the root, as labels are keyed: 'composing.objective', or '' for the root. */
export const statePath = (node: { readonly path: readonly string[] }): string => node.path.join('.');

/** The paths of every state a machine is in now, outermost first; the root's own '' is left out. */
export const activePaths = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes.map(statePath).filter((path) => path !== '');

/** States a person can be in: history is a way back, not a place. */
const places = (machine: AnyStateMachine) =>
  [machine.root, ...getStateNodes(machine)].filter((node) => node.type !== 'history');

const isInternal = (eventType: string) => eventType === '' || eventType.startsWith('xstate.');

type Named = Omit<MachineLabels, 'fields'>;

/** What needs a label in a machine: its states, events, ports and guards, by the names of the code. */
export function namesOf(machine: AnyStateMachine): Record<keyof Named, string[]> {
  return {
    states: places(machine).map(statePath),
    events: machine.events.map(String).filter((type) => !isInternal(type)),
    actors: Object.keys(machine.implementations.actors),
    guards: Object.keys(machine.implementations.guards),
  };
}

/** Which labels lack, and which belong to nothing any more: 'states composing.axes'. */
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

/** Which labels a machine lacks, and which belong to nothing in it any more. */
export const labelFaults = (machine: AnyStateMachine, { states, events, actors, guards }: Named) =>
  faultsIn(namesOf(machine), { states, events, actors, guards });

/** The same for the fields of what its events carry and its calls answer, given by their keys: see `fieldsIn`. */
export const fieldFaults = (fields: readonly string[], labels: Pick<MachineLabels, 'fields'>) =>
  faultsIn({ fields }, { fields: labels.fields });
