import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { nextTypes } from './explorer';
import { failingGuards } from './guards';
import type { Label, MachineLabels } from './labels';
import { statePath } from './labels';

/** A machine with what a person needs to step through it (SM-02): names, ways to open it, samples and answers. */
export interface Flow {
  machine: AnyStateMachine;
  labels: MachineLabels;
  /** What it may be opened with, by name, and how the names are read. */
  inputs: Readonly<Record<string, unknown>>;
  openings: Readonly<Record<string, Label>>;
  samples: readonly EventObject[];
  /** What each call may answer, by the id of its invocation. */
  answers: Readonly<Record<string, readonly unknown[]>>;
}

/** One thing that may be sent now, and the names of the guards that refuse it; `isAccepted` without any. */
export interface Option {
  event: EventObject;
  isAccepted: boolean;
  refusedBy: string[];
}

/** An event that the present state knows, with an option for each sample of it. */
export interface Choice {
  type: string;
  options: Option[];
}

/** Every event that the present state knows, accepted or not; none once the machine is done. */
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

/** A state and the states inside it, without the root and without history, which is a way back and not a place. */
export interface OutlineNode {
  path: string;
  key: string;
  children: OutlineNode[];
}

/** The states of a machine as a nested list, in the order they are written: what a chart shows, for everybody. */
export function outlineOf(node: AnyStateMachine['root']): OutlineNode[] {
  return Object.values(node.states)
    .filter(({ type }) => type !== 'history')
    .map((child) => ({ path: statePath(child), key: child.key, children: outlineOf(child) }));
}
