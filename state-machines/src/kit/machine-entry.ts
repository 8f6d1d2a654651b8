import type { z } from 'zod';
import type { Exploration } from './explorer';
import type { Flow } from './flow';
import type { Label } from './labels';

type Schemas = Readonly<Record<string, z.ZodType>>;

/** What a room declares of one machine. */
interface MachineDeclaration extends Flow {
  /** Ids of the feature rows whose rules the machine implements. */
  features: readonly string[];
  /** Schema of each event's payload: the flow lab builds its forms and validates with them. */
  events: Schemas;
  /** Schema of each port's answer, keyed by port name. An invocation's id may differ from its port's name. */
  outputs: Schemas;
  /** Every opening with its samples and answers, for path search and coverage. */
  explorations: readonly Exploration[];
  /**
   * Contents of `<id>.ways.json`: shortest ways and uncovered places, computed by the flow lab's `jump.test.ts` and typed
   * by its `known-ways.ts`. A new machine starts with `{}`.
   */
  ways: object;
}

/** A registered machine. */
export interface MachineEntry<Id extends string = string> extends MachineDeclaration {
  id: Id;
  /** Name of the machine: the label of its root state. */
  name: Label;
}

/** Registers the machines of a room by id. `machines.ts` folds what each room exports. */
export function roomMachines<Id extends string>(
  declared: Readonly<Record<Id, MachineDeclaration>>,
): { readonly [Each in Id]: MachineEntry<Each> } {
  const entries = Object.entries<MachineDeclaration>(declared).map(([id, declaration]): [string, MachineEntry] => [
    id,
    { ...declaration, id, name: declaration.labels.states[''] ?? { es: id, en: id } },
  ]);
  return Object.fromEntries(entries) as { readonly [Each in Id]: MachineEntry<Each> };
}
