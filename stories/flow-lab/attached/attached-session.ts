/** What was done to a real screen's machine, told as the lab tells its own sessions (SM-02, attached mode). */
import type { Frame, Move } from '@ruta/state-machines/kit/simulate';
import { isSameMove } from '../lab/moves';
import { BRANCHES_KEPT, leftBehind, type Session } from '../lab/session';
import type { LabPath } from '../view';

/** How a run was opened: what is played to it, what was taken back before, and what was left behind. */
export interface Plan extends LabPath {
  ahead: readonly Move[];
  branches: readonly LabPath[];
}

/** What a run has recorded so far. */
export interface Recorded {
  moves: readonly Move[];
  frames: readonly Frame[];
}

/** A run as a session: what came after the plan goes on along what was taken back, or leaves it as a branch. */
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

/** The plan of another path; what was done so far is kept as a branch, unless the path goes on from it. */
export const planOf = (session: Session, path: LabPath): Plan => ({
  ...path,
  ahead: [],
  branches: leftBehind(session, path),
});

/** The plan of going to where the first moves led. */
export function planTo({ opening, steps, ahead, branches }: Session, count: number): Plan {
  const all = [...steps.map(({ move }) => move), ...ahead];
  return { opening, moves: all.slice(0, count), ahead: all.slice(count), branches };
}
