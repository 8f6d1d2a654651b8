import { activePaths } from '@ruta/state-machines/kit/labels';
import { play, type Frame, type Move } from '@ruta/state-machines/kit/simulate';
import type { MachineEntry } from '@ruta/state-machines/machines';
import type { LabPath } from '../view';
import { atlasOf, startsOf, type Arrival, type Atlas } from './atlas';
import { knownWay, type KnownWay } from './known-ways';
import { moveOf, type Step } from './steps';
import { passedIn, type Target } from './targets';
import { footstepsOf } from './walked';

/** A way to a target, and how many of the present moves it keeps: all of them, or none where it opens anew. */
export interface Jump {
  path: LabPath;
  kept: number;
  target: Target;
}

/**
 * How many situations are searched from where one stands, while the atlas does not know that place, before opening anew
 * is good enough; about a fifth of a second of the largest machine.
 */
const MOST_SEARCHED = 150;

const atlases = new WeakMap<MachineEntry, Map<string, Atlas>>();

/** The atlas of a machine, or of some of its openings, begun once per page and gone on with at each question. */
export function atlasFor(entry: MachineEntry, openings?: readonly string[]): Atlas {
  const begun = atlases.get(entry) ?? new Map<string, Atlas>();
  atlases.set(entry, begun);
  const key = openings?.join(' ') ?? '';
  const starts = openings && startsOf(entry).filter(({ opening }) => openings.includes(opening));
  const atlas = begun.get(key) ?? atlasOf(entry, starts);
  begun.set(key, atlas);
  return atlas;
}

const arrivalIn = (atlas: Atlas, target: Target): Arrival | undefined =>
  target.kind === 'state' ? atlas.states.get(target.path) : atlas.transitions.get(target.name);

/** Whether the last move of a path led into the target's state, or took its transition. */
export function arrives(entry: Pick<MachineEntry, 'machine' | 'inputs'>, path: LabPath, target: Target): boolean {
  const last = footstepsOf(entry, path).at(-1);
  if (last === undefined) return false;
  return target.kind === 'state'
    ? [...activePaths(last.frame.snapshot), ...passedIn(entry.machine, last.walked)].includes(target.path)
    : last.walked.transitions.has(target.name);
}

/** The steps from where an atlas begins to an arrival, and the opening they begin at. */
function stepsTo({ places }: Atlas, { place, step }: Arrival): { opening: string; steps: Step[] } {
  const steps = step === null ? [] : [step];
  let at = places[place];
  while (at !== undefined && at.step !== null && at.from !== null) {
    steps.unshift(at.step);
    at = places[at.from];
  }
  return { opening: at?.opening ?? '', steps };
}

/** Steps as moves from a frame; null where one of them is not possible after all. */
function movesFrom({ machine }: Pick<MachineEntry, 'machine'>, from: Frame, steps: readonly Step[]): Move[] | null {
  const moves: Move[] = [];
  let frame = from;
  for (const step of steps) {
    const move = moveOf(frame, step);
    if (move === null) return null;
    moves.push(move);
    frame = play(machine, frame, move).at(-1) ?? frame;
  }
  return moves;
}

interface Found {
  target: Target;
  arrival: Arrival;
  length: number;
}

/** The first of the targets that a search meets, going on with it as far as it must and may. */
function search(atlas: Atlas, targets: readonly Target[], mostPlaces = Infinity, mostSteps = Infinity): Found | null {
  const nearest = () => {
    let best: Found | null = null;
    for (const target of targets) {
      const arrival = arrivalIn(atlas, target);
      if (arrival === undefined) continue;
      const length = (atlas.places[arrival.place]?.depth ?? 0) + (arrival.step === null ? 0 : 1);
      if (best === null || length < best.length) best = { target, arrival, length };
    }
    return best;
  };
  for (let searched = 0; ; searched += 1) {
    const found = nearest();
    if (found !== null || atlas.isWhole() || searched >= mostPlaces || atlas.depth() >= mostSteps) return found;
    atlas.advance();
  }
}

/** The shortest steps from a known place to one of the targets, along what is explored; null without any. */
function stepsAlong(
  { machine }: Pick<MachineEntry, 'machine'>,
  { places }: Atlas,
  start: number,
  targets: readonly Target[],
): { target: Target; steps: Step[] } | null {
  const states = new Map(targets.flatMap((target) => (target.kind === 'state' ? [[target.path, target]] : [])));
  const transitions = new Map(
    targets.flatMap((target) => (target.kind === 'transition' ? [[target.name, target]] : [])),
  );
  const came = new Map<number, { from: number; step: Step } | null>([[start, null]]);
  const back = (from: number, last: Step): Step[] => {
    const steps = [last];
    for (let way = came.get(from); way; way = came.get(way.from)) steps.unshift(way.step);
    return steps;
  };
  for (const index of came.keys()) {
    for (const { to, step, walked } of places[index]?.arrows ?? []) {
      const entered = [...(places[to]?.standing ?? []), ...passedIn(machine, walked)];
      const reached = entered.find((path) => states.has(path));
      const target =
        (reached === undefined ? undefined : states.get(reached)) ??
        [...walked.transitions].map((name) => transitions.get(name)).find((taken) => taken !== undefined);
      if (target) return { target, steps: back(index, step) };
      if (!came.has(to)) came.set(to, { from: index, step });
    }
  }
  return null;
}

/** From where one stands: along the atlas where it knows this place, else by a search of its own that soon gives up. */
function fromHere(
  entry: MachineEntry,
  atlas: Atlas,
  present: LabPath,
  targets: readonly Target[],
  most: number,
): Jump | null {
  const last = footstepsOf(entry, present).at(-1);
  if (last === undefined) return null;
  const { frame, walked } = last;
  const standing = activePaths(frame.snapshot);
  const here = targets.find((target) => target.kind === 'state' && standing.includes(target.path));
  if (here) return { path: present, kept: present.moves.length, target: here };
  const jump = (target: Target, ahead: readonly Step[]): Jump | null => {
    const moves = ahead.length <= most ? movesFrom(entry, frame, ahead) : null;
    if (moves === null) return null;
    const path = { opening: present.opening, moves: [...present.moves, ...moves] };
    // The place is alike, not the same: what no guard reads may differ, so the way is tried before it is offered.
    return arrives(entry, path, target) ? { path, kept: present.moves.length, target } : null;
  };
  const place = atlas.isWhole() ? atlas.placeLike(present.opening, frame) : null;
  const along = place === null ? null : stepsAlong(entry, atlas, place, targets);
  const known = along && jump(along.target, along.steps);
  if (known || along) return known;
  // At an opening the atlas itself has looked already, from this one and from all others.
  if (present.moves.length === 0 && most < Infinity) return null;
  const own = atlasOf(entry, [{ opening: present.opening, frame, walked: { ...walked, transitions: new Set() } }]);
  const found = search(own, targets, MOST_SEARCHED, most);
  return found && jump(found.target, stepsTo(own, found.arrival).steps);
}

/** Whether opening anew is fine where that is shorter, or one would rather go on from here: a gap of this walk, say. */
export type Preference = 'shortest' | 'fromHere';

/**
 * The shortest real way to the nearest of some targets (SM-02): from where one stands when that is no longer, else from
 * whichever opening is nearest; with `fromHere` it opens anew only where nothing leads there from here. Its moves, given
 * to `simulate`, lead exactly there: delays have become waits of the right length, settled calls answers and failures.
 * Null where no way leads to any of them. With `openings` it opens anew only in one of those.
 */
export function jumpTo(
  entry: MachineEntry,
  present: LabPath,
  targets: readonly Target[],
  preference: Preference = 'shortest',
  openings?: readonly string[],
): Jump | null {
  if (targets.length === 0) return null;
  const atlas = atlasFor(entry, openings);
  const known = knownWay(entry, targets);
  const isOpen = known !== null && (openings?.includes(known.opening) ?? true);
  const anew = isOpen ? known : searched(atlas, targets);
  const most = preference === 'shortest' && anew !== null ? anew.steps.length : Infinity;
  const here = fromHere(entry, atlas, present, targets, most);
  if (here !== null || anew === null) return here;
  const { target, opening, steps } = anew;
  const [first] = footstepsOf(entry, { opening, moves: [] });
  const moves = first && movesFrom(entry, first.frame, steps);
  return moves ? { path: { opening, moves }, kept: 0, target } : null;
}

/** The way from the nearest opening where none is written down. */
function searched(atlas: Atlas, targets: readonly Target[]): KnownWay | null {
  const found = search(atlas, targets);
  return found && { target: found.target, ...stepsTo(atlas, found.arrival) };
}
