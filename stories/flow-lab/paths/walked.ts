import { stepIn } from '@ruta/state-machines/kit/explorer';
import { play, simulate, type Frame } from '@ruta/state-machines/kit/simulate';
import { walk, type Walked } from '@ruta/state-machines/kit/transitions';
import type { MachineEntry } from '@ruta/state-machines/machines';
import type { AnyStateMachine } from 'xstate';
import type { LabPath, LabView } from '../view';

/** Cached coverage of equivalent steps. */
export type KnownWalks = Map<string, Walked>;

const nothing = (): Walked => ({ states: new Set(), transitions: new Set() });

const walksOf = new WeakMap<AnyStateMachine, KnownWalks>();

/** Cache of a machine's steps, shared on the page. */
function knownWalks(machine: AnyStateMachine): KnownWalks {
  const known = walksOf.get(machine) ?? new Map<string, Walked>();
  walksOf.set(machine, known);
  return known;
}

/** Adds the coverage of one walk to another. */
export function addTo(all: Walked, { states, transitions }: Walked): void {
  for (const path of states) all.states.add(path);
  for (const name of transitions) all.transitions.add(name);
}

/** Coverage of one move: of an event, or of every timer that came due in a wait. */
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

/** Coverage of opening a machine with an input. */
export function walkedInto(machine: AnyStateMachine, input: unknown): Walked {
  const known = knownWalks(machine);
  const key = `opening ${JSON.stringify(input)}`;
  const walked = known.get(key) ?? walk(machine, { input });
  known.set(key, walked);
  return walked;
}

/** Result of a move or of the opening: frames and coverage. */
export interface Footstep {
  frame: Frame;
  /** All frames of the move; a wait may have several. The last one is `frame`. */
  frames: readonly Frame[];
  walked: Walked;
}

/** Footsteps of the opening and of each move, so one more than moves. */
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

/** Coverage of a path, including its opening. */
export function walkedBy(entry: Pick<MachineEntry, 'machine' | 'inputs'>, path: LabPath): Walked {
  const all = nothing();
  for (const { walked } of footstepsOf(entry, path)) addTo(all, walked);
  return all;
}

const walkedTo = new WeakMap<Frame, Walked>();

/** Coverage of a path whose frames are known. Each move is evaluated once. */
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
