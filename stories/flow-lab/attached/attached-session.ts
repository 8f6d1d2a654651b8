/** Presents a run as a session of the lab (SM-02, attached mode). */
import type { Frame, Move } from '@ruta/state-machines/kit/simulate';
import { isSameMove } from '../lab/moves';
import { BRANCHES_KEPT, leftBehind, type Session } from '../lab/session';
import type { LabPath } from '../view';

/** How a run is opened: moves to replay, undone moves, and branches. */
export interface Plan extends LabPath {
  ahead: readonly Move[];
  branches: readonly LabPath[];
}

/** Moves and frames recorded so far. */
export interface Recorded {
  moves: readonly Move[];
  frames: readonly Frame[];
}

/** A run as a session. Moves after the plan continue along the undone moves or turn those into a branch. */
export function sessionOf({ opening, moves, ahead, branches }: Plan, recorded: Recorded): Session {
  const steps = recorded.moves.flatMap((move, index) => {
    const frame = recorded.frames[index + 1];
    return frame === undefined ? [] : [{ move, onTheWay: [], frame }];
  });
  const since = recorded.moves.slice(moves.length);
  const isAlong = since.every((move, index) => {
    const planned = ahead[index];
    return planned !== undefined && isSameMove(move, planned);
  });
  const base = { opening, first: recorded.frames[0] ?? null, steps, breakdown: null };
  if (isAlong) return { ...base, ahead: ahead.slice(since.length), branches };
  const left = ahead.length === 0 ? branches : [{ opening, moves: [...moves, ...ahead] }, ...branches];
  return { ...base, ahead: [], branches: left.slice(0, BRANCHES_KEPT) };
}

/** Plan for another path. The current moves become a branch unless the path continues them. */
export const planOf = (session: Session, path: LabPath): Plan => ({
  ...path,
  ahead: [],
  branches: leftBehind(session, path),
});

/** Plan for returning to the state after the first `count` moves. */
export function planTo({ opening, steps, ahead, branches }: Session, count: number): Plan {
  const all = [...steps.map(({ move }) => move), ...ahead];
  return { opening, moves: all.slice(0, count), ahead: all.slice(count), branches };
}
