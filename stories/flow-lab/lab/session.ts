/** QA's actions on a machine as an immutable value: every function returns a new session (SM-02). */
import type { MachineEntry } from '@ruta/state-machines/machines';
import { play, simulate, type Frame, type Move } from '@ruta/state-machines/kit/simulate';
import type { LabPath } from '../view';
import { isSameMove, startsWith } from './moves';

/** Result of a move: the last frame, and intermediate frames of a wait that passed several timers. */
export interface Step {
  move: Move;
  onTheWay: readonly Frame[];
  frame: Frame;
}

/** A move that made the machine throw and was not applied; null if opening the machine failed. */
export interface Breakdown {
  move: Move | null;
  message: string;
}

/** An opening, the moves since, undone moves, and branches. */
export interface Session {
  opening: string;
  /** First frame; null if the machine threw. */
  first: Frame | null;
  steps: readonly Step[];
  /** Undone moves, the next one first. */
  ahead: readonly Move[];
  /** Abandoned paths, the latest first. */
  branches: readonly LabPath[];
  breakdown: Breakdown | null;
}

/** Maximum number of branches; the oldest are dropped. */
export const BRANCHES_KEPT = 20;

type Machine = Pick<MachineEntry, 'machine' | 'inputs'>;

/** Moves up to the current frame. */
export const movesOf = ({ steps }: Pick<Session, 'steps'>): readonly Move[] => steps.map(({ move }) => move);

/** Current frame; null if the machine could not be opened. */
export const currentFrame = ({ first, steps }: Session): Frame | null => steps.at(-1)?.frame ?? first;

/** Frames of the opening and of each move. */
export const framesOf = ({ first, steps }: Session): readonly Frame[] =>
  first === null ? [] : [first, ...steps.map(({ frame }) => frame)];

/** All moves, including those undone. */
const pathOf = (session: Session): LabPath => ({
  opening: session.opening,
  moves: [...movesOf(session), ...session.ahead],
});

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

function steppedOn(machine: Machine, session: Session, move: Move): Session {
  const from = currentFrame(session);
  if (from === null) return session;
  try {
    const frames = play(machine.machine, from, move);
    const step = { move, onTheWay: frames.slice(0, -1), frame: frames.at(-1) ?? from };
    return { ...session, steps: [...session.steps, step], breakdown: null };
  } catch (error) {
    return { ...session, breakdown: { move, message: sentence(error) } };
  }
}

/** Applies moves until one of them throws. */
function playedOn(machine: Machine, session: Session, moves: readonly Move[]): Session {
  let current: Session = { ...session, breakdown: null };
  for (const move of moves) {
    current = steppedOn(machine, current, move);
    if (current.breakdown !== null) break;
  }
  return current;
}

/** Opens a machine. Returns a breakdown if it throws or has no such opening. */
export function opened(machine: Machine, opening: string, branches: readonly LabPath[] = []): Session {
  const blank = { opening, first: null, steps: [], ahead: [], branches, breakdown: null };
  if (!Object.hasOwn(machine.inputs, opening)) return { ...blank, breakdown: { move: null, message: opening } };
  try {
    return { ...blank, first: simulate(machine.machine, machine.inputs[opening], [])[0] };
  } catch (error) {
    return { ...blank, breakdown: { move: null, message: sentence(error) } };
  }
}

/** Branches after the session changes to another path. */
export function leftBehind(session: Session, next: LabPath): readonly LabPath[] {
  const path = pathOf(session);
  const isKept = path.opening === next.opening && startsWith(next.moves, path.moves);
  if (path.moves.length === 0 || isKept) return session.branches;
  const others = session.branches.filter(
    ({ opening, moves }) => opening !== path.opening || !startsWith(path.moves, moves),
  );
  return [path, ...others].slice(0, BRANCHES_KEPT);
}

/** Applies a move. If it differs from the next undone move, the undone moves become a branch. */
export function moved(machine: Machine, session: Session, move: Move): Session {
  const next = steppedOn(machine, session, move);
  if (next.breakdown !== null) return next;
  const [undone, ...rest] = session.ahead;
  if (undone === undefined) return next;
  if (isSameMove(undone, move)) return { ...next, ahead: rest };
  return { ...next, ahead: [], branches: leftBehind(session, { opening: session.opening, moves: movesOf(next) }) };
}

/**
 * Advances time while the clock runs. Extends the last wait if no timer came due in it; otherwise a minute would take
 * hundreds of moves.
 */
export function ranOn(machine: Machine, session: Session, ms: number): Session {
  const last = session.steps.at(-1);
  if (last?.move.do !== 'wait' || last.onTheWay.length > 0 || session.ahead.length > 0)
    return moved(machine, session, { do: 'wait', ms });
  const before = { ...session, steps: session.steps.slice(0, -1) };
  return moved(machine, before, { do: 'wait', ms: last.move.ms + ms });
}

/** Goes to the state after the first `count` moves by replaying them; snapshots are never restored. */
export function wentTo(machine: Machine, session: Session, count: number): Session {
  const { moves } = pathOf(session);
  const replayed = playedOn(machine, opened(machine, session.opening, session.branches), moves.slice(0, count));
  return { ...replayed, ahead: moves.slice(replayed.steps.length) };
}

/** Undoes the last move. */
export const undone = (machine: Machine, session: Session): Session =>
  session.steps.length === 0 ? session : wentTo(machine, session, session.steps.length - 1);

/** Redoes the last undone move. */
export function redone(machine: Machine, session: Session): Session {
  const [move] = session.ahead;
  return move === undefined ? session : moved(machine, session, move);
}

/** Changes to another path. The current moves become a branch unless the path continues them. */
export function tookPath(machine: Machine, session: Session, path: LabPath): Session {
  const branches = leftBehind(session, path).filter(
    ({ opening, moves }) => opening !== path.opening || !startsWith(path.moves, moves),
  );
  const done = movesOf(session);
  const isGoingOn = path.opening === session.opening && startsWith(path.moves, done) && session.first !== null;
  if (isGoingOn) return playedOn(machine, { ...session, ahead: [], branches }, path.moves.slice(done.length));
  return playedOn(machine, opened(machine, path.opening, branches), path.moves);
}
