import { activePaths } from '@ruta/state-machines/kit/labels';
import { play, type Frame, type Move } from '@ruta/state-machines/kit/simulate';
import type { MachineEntry } from '@ruta/state-machines/machines';
import type { LabPath } from '../view';
import { atlasOf, startsOf, type Arrival, type Atlas } from './atlas';
import { knownWay, type KnownWay } from './known-ways';
import { moveOf, type Step } from './steps';
import { passedIn, type Target } from './targets';
import { footstepsOf } from './walked';

/** A path to a target. `kept` is the number of current moves that it keeps: all, or 0 when it starts at an opening. */
export interface Jump {
  path: LabPath;
  kept: number;
  target: Target;
}

/**
 * Maximum number of places to explore from the current state when the atlas does not know it; about 200 ms for the
 * largest machine. After that the jump starts at an opening.
 */
const MOST_SEARCHED = 150;

const atlases = new WeakMap<MachineEntry, Map<string, Atlas>>();

/** Atlas of a machine, or of some of its openings; one per page, explored further with each request. */
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

/** Whether the last move of a path entered the target state or took the target transition. */
export function arrives(entry: Pick<MachineEntry, 'machine' | 'inputs'>, path: LabPath, target: Target): boolean {
  const last = footstepsOf(entry, path).at(-1);
  if (last === undefined) return false;
  return target.kind === 'state'
    ? [...activePaths(last.frame.snapshot), ...passedIn(entry.machine, last.walked)].includes(target.path)
    : last.walked.transitions.has(target.name);
}

/** Opening and steps from the start of an atlas to an arrival. */
function stepsTo({ places }: Atlas, { place, step }: Arrival): { opening: string; steps: Step[] } {
  const steps = step === null ? [] : [step];
  let at = places[place];
  while (at !== undefined && at.step !== null && at.from !== null) {
    steps.unshift(at.step);
    at = places[at.from];
  }
  return { opening: at?.opening ?? '', steps };
}

/** Steps as moves from a frame; null if one of them is not possible. */
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

/** First target found by the search, which explores further within the limits. */
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

/** Shortest steps from an explored place to one of the targets; null if there are none. */
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

/** Jump from the current state: along the atlas if it knows this place, else by a limited search. */
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
    // The place is equivalent, not identical: values that no guard reads may differ. So the path is tried before it is
    // returned.
    return arrives(entry, path, target) ? { path, kept: present.moves.length, target } : null;
  };
  const place = atlas.isWhole() ? atlas.placeLike(present.opening, frame) : null;
  const along = place === null ? null : stepsAlong(entry, atlas, place, targets);
  const known = along && jump(along.target, along.steps);
  if (known || along) return known;
  // At an opening the atlas has already searched from here.
  if (present.moves.length === 0 && most < Infinity) return null;
  const own = atlasOf(entry, [{ opening: present.opening, frame, walked: { ...walked, transitions: new Set() } }]);
  const found = search(own, targets, MOST_SEARCHED, most);
  return found && jump(found.target, stepsTo(own, found.arrival).steps);
}

/** `shortest` may start at an opening; `fromHere` continues the current walk whenever possible. */
export type Preference = 'shortest' | 'fromHere';

/**
 * Shortest path to the nearest of some targets (SM-02), from the current state unless an opening is nearer. With
 * `fromHere` it starts at an opening only if no way leads there from the current state. Its moves can be played with
 * `simulate`: delays are waits of exact length, settled calls are answers and failures. Null if no target can be
 * reached. `openings` limits the openings to start at.
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

/** Way from the nearest opening by search, for targets without a recorded way. */
function searched(atlas: Atlas, targets: readonly Target[]): KnownWay | null {
  const found = search(atlas, targets);
  return found && { target: found.target, ...stepsTo(atlas, found.arrival) };
}
