import type { MachineEntry } from '@ruta/state-machines/machines';
import { forget, keep, kept } from '../../../web/src/lib/kept';
import { definitionHash } from '../definition';
import { wholeOf, type Covered } from './targets';

type Entry = Pick<MachineEntry, 'id' | 'machine'>;

const placeFor = ({ id }: Entry) => `ruta.flow-lab.covered.${id}`;
const empty: Covered = { states: new Set(), transitions: new Set() };

/** Names in a stored list that exist in the machine. */
function knownIn(list: unknown, names: readonly string[]): Set<string> {
  const given = new Set<unknown>(Array.isArray(list) ? list : []);
  return new Set(names.filter((name) => given.has(name)));
}

function stored(entry: Entry): Covered {
  const record = kept(placeFor(entry));
  if (typeof record !== 'object' || record === null) return empty;
  const { definition, states, transitions } = record as Readonly<Record<string, unknown>>;
  if (definition !== definitionHash(entry.machine)) return empty;
  const whole = wholeOf(entry.machine);
  return { states: knownIn(states, whole.states), transitions: knownIn(transitions, whole.transitions) };
}

const join = (one: ReadonlySet<string>, other: ReadonlySet<string>) => new Set([...one, ...other]);

const now = new Map<string, Covered>();
const listeners = new Set<() => void>();
function set(entry: Entry, covered: Covered): void {
  now.set(entry.id, covered);
  listeners.forEach((listener) => listener());
}

/**
 * Coverage stored on this device, per machine, for its current definition. Holds only names that exist in the machine,
 * so its size is bounded. Without storage it lasts as long as the page.
 */
export const deviceCoverage = {
  of(entry: Entry): Covered {
    const known = now.get(entry.id) ?? stored(entry);
    now.set(entry.id, known);
    return known;
  },
  /** Adds a walk's coverage to the stored one, which another tab may have changed. */
  add(entry: Entry, covered: Covered): void {
    const before = deviceCoverage.of(entry);
    const isNew = (part: ReadonlySet<string>, known: ReadonlySet<string>) => [...part].some((name) => !known.has(name));
    if (!isNew(covered.states, before.states) && !isNew(covered.transitions, before.transitions)) return;
    const others = stored(entry);
    const states = join(join(before.states, others.states), covered.states);
    const transitions = join(join(before.transitions, others.transitions), covered.transitions);
    keep(placeFor(entry), {
      definition: definitionHash(entry.machine),
      states: [...states],
      transitions: [...transitions],
    });
    set(entry, { states, transitions });
  },
  empty(entry: Entry): void {
    forget(placeFor(entry));
    set(entry, empty);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
