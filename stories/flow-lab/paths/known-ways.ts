import type { MachineEntry, MachineId } from '@ruta/state-machines/machines';
import { definitionHash } from '../definition';
import type { Atlas } from './atlas';
import written from './known-ways.json';
import type { Step } from './steps';
import { gapsIn, targetId, type Target } from './targets';

/** A step of a way, by its index, and the link before it; null at an opening. */
type Link = readonly [after: number | null, step: number];

/** The shortest ways from the openings of a machine to everything in it, as a tree, and the definition it is true of. */
export interface KnownWays {
  definition: string;
  steps: readonly Step[];
  links: readonly Link[];
  /** By a target's id: the opening and the last link of the way; null where one stands there at the opening. */
  ends: Readonly<Record<string, readonly [opening: string, last: number | null]>>;
}

/** A way from an opening, in steps. */
export interface KnownWay {
  target: Target;
  opening: string;
  steps: readonly Step[];
}

// Through `unknown`: of a file TypeScript reads pairs as lists of any length, and each kind of step as one of all fields. What
// stands there is what `waysIn` gave, and its test holds it to that, letter by letter.
const knownWays = written as unknown as Readonly<Partial<Record<MachineId, KnownWays>>>;

/** The nearest of some targets by the ways that are written down; null where those say nothing of one of them. */
export function knownWay(
  { id, machine }: Pick<MachineEntry, 'id' | 'machine'>,
  targets: readonly Target[],
): KnownWay | null {
  const known = knownWays[id];
  if (known === undefined || known.definition !== definitionHash(machine)) return null;
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

/** What is to be written down of a machine whose atlas is whole. */
export function waysIn({ machine }: Pick<MachineEntry, 'machine'>, { places, states, transitions }: Atlas): KnownWays {
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
  return { definition: definitionHash(machine), steps, links, ends };
}
