import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { nextTypes } from './explorer';
import { failingGuards } from './guards';
import type { Label, MachineLabels } from './labels';
import { statePath } from './labels';

/** A machine with everything needed to step through it (SM-02): labels, inputs, samples and answers. */
export interface Flow {
  machine: AnyStateMachine;
  labels: MachineLabels;
  /** Inputs by name, and the labels of those names. */
  inputs: Readonly<Record<string, unknown>>;
  openings: Readonly<Record<string, Label>>;
  samples: readonly EventObject[];
  /** Possible outputs of each call, keyed by invocation id. */
  answers: Readonly<Record<string, readonly unknown[]>>;
}

/** A sample event, and the names of the guards that refuse it now. `isAccepted` is true when there are none. */
export interface Option {
  event: EventObject;
  isAccepted: boolean;
  refusedBy: string[];
}

/** An event type that the current state handles, with one option per sample. */
export interface Choice {
  type: string;
  options: Option[];
}

/** Every event type that the current state handles, accepted or not. Empty once the machine is done. */
export function choicesIn({ samples }: Pick<Flow, 'samples'>, snapshot: AnyMachineSnapshot): Choice[] {
  if (snapshot.status !== 'active') return [];
  const types = nextTypes(snapshot);
  return [...types]
    .filter((type) => type !== '' && !type.startsWith('xstate.'))
    .map((type) => {
      const given = samples.filter((sample) => sample.type === type);
      const events = given.length > 0 ? given : [{ type }];
      const options = events.map((event) => ({
        event,
        isAccepted: snapshot.can(event),
        refusedBy: failingGuards(snapshot, event),
      }));
      return { type, options };
    });
}

/** A state and its children, without history states. */
export interface OutlineNode {
  path: string;
  key: string;
  children: OutlineNode[];
}

/** States of a machine as a nested list, in source order. */
export function outlineOf(node: AnyStateMachine['root']): OutlineNode[] {
  return Object.values(node.states)
    .filter(({ type }) => type !== 'history')
    .map((child) => ({ path: statePath(child), key: child.key, children: outlineOf(child) }));
}
