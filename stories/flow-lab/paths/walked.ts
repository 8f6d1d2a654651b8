import { stepIn } from '@ruta/state-machines/kit/explorer';
import { play, simulate, type Frame } from '@ruta/state-machines/kit/simulate';
import { walk, type Walked } from '@ruta/state-machines/kit/transitions';
import type { MachineEntry } from '@ruta/state-machines/machines';
import type { AnyStateMachine } from 'xstate';
import type { LabPath, LabView } from '../view';

/** What was reached and taken by steps alike, so that each is run once. */
export type KnownWalks = Map<string, Walked>;

const nothing = (): Walked => ({ states: new Set(), transitions: new Set() });

const walksOf = new WeakMap<AnyStateMachine, KnownWalks>();

/** What is known of a machine's steps, for all who ask on one page. */
function knownWalks(machine: AnyStateMachine): KnownWalks {
  const known = walksOf.get(machine) ?? new Map<string, Walked>();
  walksOf.set(machine, known);
  return known;
}

/** Adds what one walk reached and took to another. */
export function addTo(all: Walked, { states, transitions }: Walked): void {
  for (const path of states) all.states.add(path);
  for (const name of transitions) all.transitions.add(name);
}

/** What one move walks through: one event, or for a wait every timer that came due. */
export function walkedIn(
  machine: AnyStateMachine,
  from: Frame,
  frames: readonly Frame[],
  known: KnownWalks = knownWalks(machine),
): Walked {
  const parts: Walked[] = [];
  let before = from;
  for (const frame of frames) {
    if (frame.event !== null && frame.changed) {
      const key = stepIn(machine, before.snapshot, frame.event, frame.snapshot);
      const part = known.get(key) ?? walk(machine, { snapshot: before.snapshot }, frame.event);
      known.set(key, part);
      parts.push(part);
    }
    before = frame;
  }
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const all = nothing();
  for (const part of parts) addTo(all, part);
  return all;
}

/** What opening a machine with an input walks through. */
export function walkedInto(machine: AnyStateMachine, input: unknown): Walked {
  const known = knownWalks(machine);
  const key = `opening ${JSON.stringify(input)}`;
  const walked = known.get(key) ?? walk(machine, { input });
  known.set(key, walked);
  return walked;
}

/** One move of a path, or its opening: where it led, everything that happened on the way, and what that walked through. */
export interface Footstep {
  frame: Frame;
  /** All frames of the move: a wait may have many. The last is `frame`. */
  frames: readonly Frame[];
  walked: Walked;
}

/** The opening of a path and then each of its moves, one footstep more than there are moves. */
export function footstepsOf({ machine, inputs }: Pick<MachineEntry, 'machine' | 'inputs'>, path: LabPath): Footstep[] {
  const input = inputs[path.opening];
  const [first] = simulate(machine, input, []);
  const steps: Footstep[] = [{ frame: first, frames: [first], walked: walkedInto(machine, input) }];
  let frame: Frame = first;
  for (const move of path.moves) {
    const frames = play(machine, frame, move);
    const walked = walkedIn(machine, frame, frames);
    frame = frames.at(-1) ?? frame;
    steps.push({ frame, frames, walked });
  }
  return steps;
}

/** Everything that a path reached and took, its opening included. */
export function walkedBy(entry: Pick<MachineEntry, 'machine' | 'inputs'>, path: LabPath): Walked {
  const all = nothing();
  for (const { walked } of footstepsOf(entry, path)) addTo(all, walked);
  return all;
}

const walkedTo = new WeakMap<Frame, Walked>();

/** The same where the frames are at hand: each move is looked at once, however often one asks on the way. */
export function walkedAlong({
  entry: { machine, inputs },
  opening,
  moves,
  frames,
}: Pick<LabView, 'entry' | 'opening' | 'moves' | 'frames'>): Walked {
  const all = nothing();
  addTo(all, walkedInto(machine, inputs[opening]));
  for (const [index, move] of moves.entries()) {
    const [before, frame] = [frames[index], frames[index + 1]];
    if (before === undefined || frame === undefined) continue;
    const walked = walkedTo.get(frame) ?? walkedIn(machine, before, play(machine, before, move));
    walkedTo.set(frame, walked);
    addTo(all, walked);
  }
  return all;
}
