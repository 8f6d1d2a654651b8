import { placesOf, transitionsOf } from '@ruta/state-machines/kit/transitions';
import { statePath } from '@ruta/state-machines/kit/labels';
import type { AnyStateMachine } from 'xstate';

/** An action or a guard by name; what is written in place as a function has none. */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  const type = (part as { type?: unknown } | null | undefined)?.type;
  return typeof type === 'string' ? type : '';
}

/** What a path depends on: states, calls, arrows in the order in which they are tried, and how long delays last. */
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

/** FNV-1a over 32 bits, from two beginnings: no secret, only to tell one definition from the next. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (const unit of text) value = Math.imul(value ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36).padStart(7, '0');
}

/**
 * A machine's definition in 14 letters and digits: the same in every process and browser, another once a state, an arrow,
 * a guard's or action's name, a call or the length of a delay is another. Function bodies do not count, nor do labels,
 * samples and the order in which states are written.
 */
export function definitionHash(machine: AnyStateMachine): string {
  const known = hashes.get(machine);
  if (known !== undefined) return known;
  const text = describe(machine);
  const made = hash(text, 0x811c9dc5) + hash(text, 0x1000193);
  hashes.set(machine, made);
  return made;
}
