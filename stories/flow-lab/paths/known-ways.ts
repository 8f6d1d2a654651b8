import type { MachineEntry } from '@ruta/state-machines/machines';
import { definitionHash } from '../definition';
import type { Atlas } from './atlas';
import type { Step } from './steps';
import { gapsIn, targetId, type Covered, type Target } from './targets';

/** A step of a way, as an index into `steps`, and the link before it; null at an opening. */
type Link = readonly [after: number | null, step: number];

/** Contents of a machine's `<id>.ways.json`, written by `jump.test.ts` with `UPDATE_SUITE_COVERAGE=1`. */
export interface KnownWays {
  /** Hash of the definition that the record belongs to. */
  definition: string;
  /** States and transitions that playing every shortest way leaves uncovered. */
  uncovered: { states: readonly string[]; transitions: readonly string[] };
  /** Shortest ways from the openings to every target, as a tree of links. */
  steps: readonly Step[];
  links: readonly Link[];
  /** Opening and last link of each way, keyed by target id. The last link is null where the opening is the target. */
  ends: Readonly<Record<string, readonly [opening: string, last: number | null]>>;
}

/** A way from an opening, in steps. */
export interface KnownWay {
  target: Target;
  opening: string;
  steps: readonly Step[];
}

type Recorded = Pick<MachineEntry, 'machine' | 'ways'>;

/** The record of a machine; null for a new machine or after a change of its definition. */
export function knownWaysOf({ machine, ways }: Recorded): KnownWays | null {
  const record = ways as Partial<KnownWays>;
  return record.definition === definitionHash(machine) ? (record as KnownWays) : null;
}

/** The recorded way to the nearest target; null when the record lacks any of the targets. */
export function knownWay(entry: Recorded, targets: readonly Target[]): KnownWay | null {
  const known = knownWaysOf(entry);
  if (known === null) return null;
  let nearest: KnownWay | null = null;
  for (const target of targets) {
    const end = Object.hasOwn(known.ends, targetId(target)) ? known.ends[targetId(target)] : undefined;
    if (end === undefined) return null;
    const steps: Step[] = [];
    for (let link = known.links[end[1] ?? -1]; link; link = known.links[link[0] ?? -1]) {
      const step = known.steps[link[1]];
      if (step) steps.unshift(step);
    }
    if (nearest === null || steps.length < nearest.steps.length) nearest = { target, opening: end[0], steps };
  }
  return nearest;
}

/** The record of a machine, from its complete atlas and what its shortest ways cover. */
export function waysIn(
  { machine }: Pick<MachineEntry, 'machine'>,
  { places, states, transitions }: Atlas,
  covered: Covered,
): KnownWays {
  const steps: Step[] = [];
  const stepAt = new Map<string, number>();
  const links: Link[] = [];
  const linkAt = new Map<string, number>();
  const linked = (after: number | null, opening: string, step: Step): number => {
    const text = JSON.stringify(step);
    const index = stepAt.get(text) ?? steps.push(step) - 1;
    stepAt.set(text, index);
    const key = `${after ?? opening} ${index}`;
    const link = linkAt.get(key) ?? links.push([after, index]) - 1;
    linkAt.set(key, link);
    return link;
  };
  const ends: Record<string, [string, number | null]> = {};
  for (const target of gapsIn(machine, { states: new Set(), transitions: new Set() })) {
    const arrival = target.kind === 'state' ? states.get(target.path) : transitions.get(target.name);
    if (arrival === undefined) continue;
    const way = arrival.step === null ? [] : [arrival.step];
    let at = places[arrival.place];
    for (; at?.step && at.from !== null; at = places[at.from]) way.unshift(at.step);
    const opening = at?.opening ?? '';
    const last = way.reduce<number | null>((after, step) => linked(after, opening, step), null);
    ends[targetId(target)] = [opening, last];
  }
  const gaps = gapsIn(machine, covered);
  const uncovered = {
    states: gaps.flatMap((gap) => (gap.kind === 'state' ? [gap.path] : [])),
    transitions: gaps.flatMap((gap) => (gap.kind === 'transition' ? [gap.name] : [])),
  };
  return { definition: definitionHash(machine), uncovered, steps, links, ends };
}
