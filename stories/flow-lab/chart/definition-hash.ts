import type { AnyStateMachine } from 'xstate';
import { graphOf } from './graph';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

const known = new WeakMap<AnyStateMachine, string>();

/** A short name of what a machine's chart shows (FNV-1a of its graph): another definition, another name. */
export function definitionHash(machine: AnyStateMachine): string {
  const before = known.get(machine);
  if (before !== undefined) return before;
  const text = JSON.stringify([machine.root.id, graphOf(machine)]);
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  const name = (hash >>> 0).toString(36);
  known.set(machine, name);
  return name;
}
