import { placesOf, transitionsOf } from '@ruta/state-machines/kit/transitions';
import { statePath } from '@ruta/state-machines/kit/labels';
import type { AnyStateMachine } from 'xstate';

/** Name of an action or guard; '' for an inline function. */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  const type = (part as { type?: unknown } | null | undefined)?.type;
  return typeof type === 'string' ? type : '';
}

/** Everything that a path depends on: states, calls, transitions in the order in which they are tried, and delays. */
function describe(machine: AnyStateMachine): string {
  const nodes = placesOf(machine)
    .map(({ path, type, entry, exit, invoke }) => [
      statePath({ path }),
      type,
      entry.map(nameOf),
      exit.map(nameOf),
      invoke.map(({ id, src }) => [id, nameOf(src)]),
    ])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  const arrows = transitionsOf(machine)
    .map(({ name, targets, guard }) => [name, targets, guard])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  const delays = Object.entries(machine.implementations.delays)
    .filter(([, length]) => typeof length === 'number')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([machine.id, nodes, arrows, delays]);
}

const hashes = new WeakMap<AnyStateMachine, string>();

/** 32-bit FNV-1a from a seed. Not cryptographic; it only distinguishes definitions. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (const unit of text) value = Math.imul(value ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36).padStart(7, '0');
}

/**
 * Hash of a machine's definition in 14 letters and digits, the same in every process and browser. It changes with any
 * state, transition, call, delay, or name of a guard or action. It ignores function bodies, labels, samples and the
 * order of states.
 */
export function definitionHash(machine: AnyStateMachine): string {
  const known = hashes.get(machine);
  if (known !== undefined) return known;
  const text = describe(machine);
  const made = hash(text, 0x811c9dc5) + hash(text, 0x1000193);
  hashes.set(machine, made);
  return made;
}
