/** What QA did to a machine, as a value: every function gives a new session and leaves the old one as it was (SM-02). */
import type { MachineEntry } from '@ruta/state-machines/machines';
import { play, simulate, type Frame, type Move } from '@ruta/state-machines/kit/simulate';
import type { LabPath } from '../view';
import { isSameMove, startsWith } from './moves';

/** Where one move led: the frame at its end, and those on the way when a wait passed several timers. */
export interface Step {
  move: Move;
  onTheWay: readonly Frame[];
  frame: Frame;
}

/** A move that made the machine throw: it was not done. Null where the machine could not even be opened. */
export interface Breakdown {
  move: Move | null;
  message: string;
}

/** An opening, what was done since, what was taken back, and what was left behind by branching. */
export interface Session {
  opening: string;
  /** Where it opened; null when the machine threw. */
  first: Frame | null;
  steps: readonly Step[];
  /** Moves taken back, the next one first. */
  ahead: readonly Move[];
  /** Paths left behind, the last one first. */
  branches: readonly LabPath[];
  breakdown: Breakdown | null;
}

/** More branches than this are forgotten, the oldest first. */
export const BRANCHES_KEPT = 20;

type Machine = Pick<MachineEntry, 'machine' | 'inputs'>;

/** The moves that led here. */
export const movesOf = ({ steps }: Pick<Session, 'steps'>): readonly Move[] => steps.map(({ move }) => move);

/** Where a session stands; null when the machine could not be opened. */
export const standsAt = ({ first, steps }: Session): Frame | null => steps.at(-1)?.frame ?? first;

/** Where the opening and then each move led. */
export const framesOf = ({ first, steps }: Session): readonly Frame[] =>
  first === null ? [] : [first, ...steps.map(({ frame }) => frame)];

/** The whole path, with what may be done again. */
const pathOf = (session: Session): LabPath => ({
  opening: session.opening,
  moves: [...movesOf(session), ...session.ahead],
});

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

function steppedOn(machine: Machine, session: Session, move: Move): Session {
  const from = standsAt(session);
  if (from === null) return session;
  try {
    const frames = play(machine.machine, from, move);
    const step = { move, onTheWay: frames.slice(0, -1), frame: frames.at(-1) ?? from };
    return { ...session, steps: [...session.steps, step], breakdown: null };
  } catch (error) {
    return { ...session, breakdown: { move, message: sentence(error) } };
  }
}

/** Plays moves on from where a session stands, as far as the machine lets it. */
function playedOn(machine: Machine, session: Session, moves: readonly Move[]): Session {
  let current: Session = { ...session, breakdown: null };
  for (const move of moves) {
    current = steppedOn(machine, current, move);
    if (current.breakdown !== null) break;
  }
  return current;
}

/** Opens a machine. One that throws, or an opening that it does not have, gives a session with a breakdown. */
export function opened(machine: Machine, opening: string, branches: readonly LabPath[] = []): Session {
  const blank = { opening, first: null, steps: [], ahead: [], branches, breakdown: null };
  if (!Object.hasOwn(machine.inputs, opening)) return { ...blank, breakdown: { move: null, message: opening } };
  try {
    return { ...blank, first: simulate(machine.machine, machine.inputs[opening], [])[0] };
  } catch (error) {
    return { ...blank, breakdown: { move: null, message: sentence(error) } };
  }
}

/** The branches once a session is left for another path. */
export function leftBehind(session: Session, next: LabPath): readonly LabPath[] {
  const path = pathOf(session);
  const isKept = path.opening === next.opening && startsWith(next.moves, path.moves);
  if (path.moves.length === 0 || isKept) return session.branches;
  const others = session.branches.filter(
    ({ opening, moves }) => opening !== path.opening || !startsWith(path.moves, moves),
  );
  return [path, ...others].slice(0, BRANCHES_KEPT);
}

/** Does one more thing. Other than what was taken back, it begins a branch; what was taken back is kept as one. */
export function moved(machine: Machine, session: Session, move: Move): Session {
  const next = steppedOn(machine, session, move);
  if (next.breakdown !== null) return next;
  const [undone, ...rest] = session.ahead;
  if (undone === undefined) return next;
  if (isSameMove(undone, move)) return { ...next, ahead: rest };
  return { ...next, ahead: [], branches: leftBehind(session, { opening: session.opening, moves: movesOf(next) }) };
}

/**
 * Lets time pass while the clock runs. A wait in which nothing came due yet is made longer instead of adding one to it:
 * otherwise a minute of play would be hundreds of moves.
 */
export function ranOn(machine: Machine, session: Session, ms: number): Session {
  const last = session.steps.at(-1);
  if (last?.move.do !== 'wait' || last.onTheWay.length > 0 || session.ahead.length > 0)
    return moved(machine, session, { do: 'wait', ms });
  const before = { ...session, steps: session.steps.slice(0, -1) };
  return moved(machine, before, { do: 'wait', ms: last.move.ms + ms });
}

/** Goes to where the first `count` moves led, playing them from the start: no old snapshot is ever loaded. */
export function wentTo(machine: Machine, session: Session, count: number): Session {
  const { moves } = pathOf(session);
  const replayed = playedOn(machine, opened(machine, session.opening, session.branches), moves.slice(0, count));
  return { ...replayed, ahead: moves.slice(replayed.steps.length) };
}

/** Takes the last move back. */
export const undone = (machine: Machine, session: Session): Session =>
  session.steps.length === 0 ? session : wentTo(machine, session, session.steps.length - 1);

/** Does again what was taken back last. */
export function redone(machine: Machine, session: Session): Session {
  const [move] = session.ahead;
  return move === undefined ? session : moved(machine, session, move);
}

/** Another path altogether. What was done so far is kept as a branch, unless the path goes on from it. */
export function tookPath(machine: Machine, session: Session, path: LabPath): Session {
  const branches = leftBehind(session, path).filter(
    ({ opening, moves }) => opening !== path.opening || !startsWith(path.moves, moves),
  );
  const done = movesOf(session);
  const isGoingOn = path.opening === session.opening && startsWith(path.moves, done) && session.first !== null;
  if (isGoingOn) return playedOn(machine, { ...session, ahead: [], branches }, path.moves.slice(done.length));
  return playedOn(machine, opened(machine, path.opening, branches), path.moves);
}
