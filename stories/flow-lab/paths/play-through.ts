import { lastFrame, play, simulate, type Frame, type Move } from '@ruta/state-machines/kit/simulate';
import type { MachineEntry } from '@ruta/state-machines/machines';
import type { LabPath } from '../view';

/** Limit of frames that are played, which a clock that ticks for hours would exceed; no manual path does. */
const MOST_FRAMES = 5000;

/** Splits a wait at each timer, so that the frame limit applies within it. */
function* partsOf(move: Move, frameNow: () => Frame): Generator<Move> {
  if (move.do !== 'wait') {
    yield move;
    return;
  }
  const until = frameNow().at + move.ms;
  for (let at = frameNow().at; at < until; at = frameNow().at) {
    const due = Math.min(until, ...frameNow().delays.map(({ dueAt }) => dueAt));
    yield { do: 'wait', ms: due - at };
    // Stops at zero-length timers that restart themselves: time would never advance.
    if (frameNow().at === at && due === at) return;
  }
}

/**
 * Number of moves that can be played: all, or with `isCautious` those before the first without effect. Null above
 * `MOST_FRAMES` frames or if the machine throws.
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
