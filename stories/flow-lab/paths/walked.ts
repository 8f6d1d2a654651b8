import { stepIn } from '@ruta/state-machines/kit/explorer';
import { play, simulate, type Frame } from '@ruta/state-machines/kit/simulate';
import { walk, type Walked } from '@ruta/state-machines/kit/transitions';
import type { MachineEntry } from '@ruta/state-machines/machines';
import type { AnyStateMachine } from 'xstate';
import type { LabPath } from '../view';

/** What was reached and taken by steps alike, so that each is run once. */
export type KnownWalks = Map<string, Walked>;

const nothing = (): Walked => ({ states: new Set(), transitions: new Set() });

/** Adds what one walk reached and took to another. */
export function addTo(all: Walked, { states, transitions }: Walked): void {
  for (const path of states) all.states.add(path);
  for (const name of transitions) all.transitions.add(name);
}

/** What one move walks through: one event, or for a wait every timer that came due. */
export function walkedIn(machine: AnyStateMachine, from: Frame, frames: readonly Frame[], known: KnownWalks): Walked {
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
  const steps: Footstep[] = [{ frame: first, frames: [first], walked: walk(machine, { input }) }];
  const known: KnownWalks = new Map();
  let frame: Frame = first;
  for (const move of path.moves) {
    const frames = play(machine, frame, move);
    const walked = walkedIn(machine, frame, frames, known);
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
