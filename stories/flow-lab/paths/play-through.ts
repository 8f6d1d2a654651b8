import { lastFrame, play, simulate, type Frame, type Move } from '@ruta/state-machines/kit/simulate';
import type { MachineEntry } from '@ruta/state-machines/machines';
import type { LabPath } from '../view';

/** More frames than this (a clock that ticks for hours) would hold up the page; no path of a person has as many. */
export const MOST_FRAMES = 5000;

/** A wait in parts that end at each timer, so that one may stop counting in between. */
function* partsOf(move: Move, frameNow: () => Frame): Generator<Move> {
  if (move.do !== 'wait') {
    yield move;
    return;
  }
  const until = frameNow().at + move.ms;
  for (let at = frameNow().at; at < until; at = frameNow().at) {
    const due = Math.min(until, ...frameNow().delays.map(({ dueAt }) => dueAt));
    yield { do: 'wait', ms: due - at };
    // Timers without length, set anew for ever, do not let time pass.
    if (frameNow().at === at && due === at) return;
  }
}

/**
 * How many moves of a path may be played: all of them, or with `isCautious` those before the first without effect. Null
 * where it would take more than `MOST_FRAMES`, or where the machine itself breaks on what it is sent.
 */
export function playThrough(
  { machine, inputs }: Pick<MachineEntry, 'machine' | 'inputs'>,
  { opening, moves }: LabPath,
  isCautious: boolean,
): number | null {
  try {
    let frame: Frame = lastFrame(simulate(machine, inputs[opening], []));
    let frames = 1;
    for (const [index, move] of moves.entries()) {
      let hasEffect = move.do === 'wait';
      for (const part of partsOf(move, () => frame)) {
        const led = play(machine, frame, part);
        frames += led.length;
        if (frames > MOST_FRAMES) return null;
        hasEffect ||= led.some(({ changed }) => changed);
        frame = led.at(-1) ?? frame;
        if (frame.snapshot.status === 'error') return null;
      }
      if (isCautious && !hasEffect) return index;
    }
    return moves.length;
  } catch {
    return null;
  }
}
