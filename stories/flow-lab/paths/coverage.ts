import type { MachineEntry } from '@ruta/state-machines/machines';
import type { LabPath } from '../view';
import { deviceCoverage } from './device-coverage';
import { knownWaysOf } from './known-ways';
import { wholeOf, type Covered } from './targets';
import { walkedBy } from './walked';

/** Sources of coverage: this walk, this device at any time, the test suite. */
export const SOURCES = ['visit', 'device', 'suite'] as const;
export type CoverageSource = (typeof SOURCES)[number];

/** Covered and total numbers of a machine. */
export interface Share {
  states: { done: number; all: number };
  transitions: { done: number; all: number };
}

type Entry = Pick<MachineEntry, 'id' | 'machine' | 'inputs' | 'ways'>;

const among = (names: readonly string[], covered: ReadonlySet<string>) =>
  new Set(names.filter((name) => covered.has(name)));

/** Removes the root and states with only `always` transitions from a walk. */
export function countedIn({ machine }: Pick<Entry, 'machine'>, { states, transitions }: Covered): Covered {
  const whole = wholeOf(machine);
  return { states: among(whole.states, states), transitions: among(whole.transitions, transitions) };
}

/** Whether the record of the suite's coverage belongs to another definition of the machine. */
export const isSuiteStale = (entry: Pick<Entry, 'machine' | 'ways'>): boolean => knownWaysOf(entry) === null;

/** All states and transitions that the suite's record does not list as uncovered; none once the record is stale. */
function coveredBySuite(entry: Pick<Entry, 'machine' | 'ways'>): Covered {
  const { states, transitions } = wholeOf(entry.machine);
  const record = knownWaysOf(entry);
  if (record === null) return { states: new Set(), transitions: new Set() };
  const missing = new Set([...record.uncovered.states, ...record.uncovered.transitions]);
  return {
    states: new Set(states.filter((path) => !missing.has(path))),
    transitions: new Set(transitions.filter((name) => !missing.has(name))),
  };
}

/** Coverage of a machine by a path, this device or the test suite (SM-02). */
export function coveredBy(entry: Entry, source: CoverageSource, path: LabPath): Covered {
  switch (source) {
    case 'visit':
      return countedIn(entry, walkedBy(entry, path));
    case 'device':
      return deviceCoverage.of(entry);
    case 'suite':
      return coveredBySuite(entry);
  }
}

/** Covered and total numbers. */
export function shareOf({ machine }: Pick<Entry, 'machine'>, { states, transitions }: Covered): Share {
  const whole = wholeOf(machine);
  return {
    states: { done: states.size, all: whole.states.length },
    transitions: { done: transitions.size, all: whole.transitions.length },
  };
}
