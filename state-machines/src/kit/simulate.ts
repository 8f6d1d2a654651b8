import { initialTransition, transition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, EventObject, InputFrom, SnapshotFrom } from 'xstate';

/** A delayed transition waiting for the virtual clock. Times in virtual milliseconds since the simulation began. */
export interface PendingDelay {
  id: string;
  event: EventObject;
  dueAt: number;
}

/** A port that was called and has not answered: the id of its invocation, the port's name, and what it was sent. */
export interface PendingActor {
  id: string;
  src: string;
  input: unknown;
}

/** An action with an effect outside the machine, which the app would have run. */
export interface Effect {
  type: string;
  params: unknown;
}

/** The machine after one move. */
export interface Frame<Machine extends AnyStateMachine = AnyStateMachine> {
  /** Virtual milliseconds since the simulation began. */
  at: number;
  /** What was received; null for the first frame and for the end of a wait. */
  event: EventObject | null;
  snapshot: SnapshotFrom<Machine>;
  effects: Effect[];
  delays: PendingDelay[];
  actors: PendingActor[];
  /** False when nothing accepted the event: the machine is as it was. */
  changed: boolean;
}

/** One thing done to a machine: an event sent, time let pass, or a pending port answered or refused (by invoke id). */
export type Move<Machine extends AnyStateMachine = AnyStateMachine> =
  | { do: 'send'; event: EventFrom<Machine> }
  | { do: 'wait'; ms: number }
  | { do: 'answer'; actor: string; output: unknown }
  | { do: 'fail'; actor: string; message: string };

interface PlannedAction {
  type: string;
  params: unknown;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
/** Actions that name a delay or a child do it as `{ id }`, as `{ sendId }` or as the bare id. */
const idIn = (params: unknown): unknown => field(params, 'sendId') ?? field(params, 'id') ?? params;

/** Book-keeping of what the machine asked for: timers, calls, and effects for the outside. */
function settle<Machine extends AnyStateMachine>(frame: Frame<Machine>, actions: readonly PlannedAction[]) {
  let { delays, actors } = frame;
  const effects: Effect[] = [];
  for (const { type, params } of actions) {
    const delay = field(params, 'delay');
    if (type === 'xstate.raise' && typeof delay === 'number') {
      const event = field(params, 'event') as EventObject;
      delays = [...delays, { id: String(idIn(params)), event, dueAt: frame.at + delay }];
    } else if (type === 'xstate.cancel') {
      delays = delays.filter(({ id }) => id !== idIn(params));
    } else if (type === 'xstate.spawnChild') {
      const call = { id: String(idIn(params)), src: String(field(params, 'src')), input: field(params, 'input') };
      actors = [...actors, call];
    } else if (type === 'xstate.stopChild') {
      actors = actors.filter(({ id }) => id !== idIn(params));
    } else {
      effects.push({ type, params });
    }
  }
  const children = (frame.snapshot as AnyMachineSnapshot).children as Readonly<Record<string, unknown>>;
  return { ...frame, effects, delays, actors: actors.filter(({ id }) => id in children) };
}

function step<Machine extends AnyStateMachine>(machine: Machine, from: Frame<Machine>, event: EventObject, at: number) {
  const [snapshot, actions] = transition(machine, from.snapshot, event as never);
  return settle({ ...from, at, event, snapshot, changed: snapshot !== from.snapshot }, actions as PlannedAction[]);
}

const nextDue = <Machine extends AnyStateMachine>({ delays }: Frame<Machine>, until: number) =>
  [...delays].sort((one, other) => one.dueAt - other.dueAt).find(({ dueAt }) => dueAt <= until);

function wait<Machine extends AnyStateMachine>(machine: Machine, from: Frame<Machine>, ms: number): Frame<Machine>[] {
  const until = from.at + ms;
  const frames: Frame<Machine>[] = [];
  let current = from;
  for (let due = nextDue(current, until); due; due = nextDue(current, until)) {
    const delays = current.delays.filter((delay) => delay !== due);
    current = step(machine, { ...current, delays }, due.event, due.dueAt);
    frames.push(current);
  }
  return [...frames, { ...current, at: until, event: null, effects: [], changed: false }];
}

/** The event xstate itself sends when a port settles. */
function settledEvent(move: Extract<Move, { do: 'answer' | 'fail' }>): EventObject {
  const { actor } = move;
  return move.do === 'answer'
    ? ({ type: `xstate.done.actor.${actor}`, output: move.output, actorId: actor } as EventObject)
    : ({ type: `xstate.error.actor.${actor}`, error: new Error(move.message), actorId: actor } as EventObject);
}

/** Where one move leads: one frame, or for a wait one for every timer that came due and one for its end. */
export function play<Machine extends AnyStateMachine>(
  machine: Machine,
  from: Frame<Machine>,
  move: Move<Machine>,
): Frame<Machine>[] {
  if (move.do === 'wait') return wait(machine, from, move.ms);
  if (move.do === 'send') return [step(machine, from, move.event, from.at)];
  if (from.actors.some(({ id }) => id === move.actor)) return [step(machine, from, settledEvent(move), from.at)];
  return [{ ...from, event: settledEvent(move), effects: [], changed: false }];
}

/**
 * Folds a list of moves over a machine (SM-01, SM-02). Nothing runs and nothing ticks: calls stay pending until a move
 * answers them, time passes only by a move, and the same moves always give the same frames. So going back is dropping
 * moves, and a path is a value that can be shared.
 */
export function simulate<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  moves: readonly Move<Machine>[],
): [Frame<Machine>, ...Frame<Machine>[]] {
  const [snapshot, actions] = initialTransition(machine, input);
  const blank = { at: 0, event: null, snapshot, effects: [], delays: [], actors: [], changed: true };
  const frames: [Frame<Machine>, ...Frame<Machine>[]] = [settle<Machine>(blank, actions)];
  for (const move of moves) frames.push(...play(machine, lastFrame(frames), move));
  return frames;
}

/** Where a simulation stands. */
export const lastFrame = <Machine extends AnyStateMachine>(frames: readonly [Frame<Machine>, ...Frame<Machine>[]]) =>
  frames[frames.length - 1] ?? frames[0];
