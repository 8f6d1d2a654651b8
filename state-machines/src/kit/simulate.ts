import { initialTransition, transition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, EventObject, InputFrom, SnapshotFrom } from 'xstate';

/** A delayed transition waiting on the virtual clock. `dueAt` is in virtual milliseconds since the simulation began. */
export interface PendingDelay {
  id: string;
  event: EventObject;
  dueAt: number;
}

/** A pending call: invocation id, port name and input. */
export interface PendingActor {
  id: string;
  src: string;
  input: unknown;
}

/** A custom action that the app would run. */
export interface Effect {
  type: string;
  params: unknown;
}

/** The machine after one move. */
export interface Frame<Machine extends AnyStateMachine = AnyStateMachine> {
  /** Virtual milliseconds since the simulation began. */
  at: number;
  /** The received event; null for the first frame and for the end of a wait. */
  event: EventObject | null;
  snapshot: SnapshotFrom<Machine>;
  effects: Effect[];
  delays: PendingDelay[];
  actors: PendingActor[];
  /** False when no transition took the event. */
  changed: boolean;
}

/** One move: an event sent, time passed, or a pending call answered or refused, by invocation id. */
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
/** Id of a delay or child, which actions carry as `{ id }`, as `{ sendId }` or bare. */
const idIn = (params: unknown): unknown => field(params, 'sendId') ?? field(params, 'id') ?? params;

/** Applies planned actions to a frame: timers, calls, and effects for the app. */
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

/** The event that XState sends when a call settles. */
function settledEvent(move: Extract<Move, { do: 'answer' | 'fail' }>): EventObject {
  const { actor } = move;
  return move.do === 'answer'
    ? ({ type: `xstate.done.actor.${actor}`, output: move.output, actorId: actor } as EventObject)
    : ({ type: `xstate.error.actor.${actor}`, error: new Error(move.message), actorId: actor } as EventObject);
}

/** Frames after one move. A wait gives one frame per timer that comes due and one for its end. */
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
 * Reduces a list of moves over a machine (SM-01, SM-02). No actor runs: calls stay pending until a move settles them,
 * time passes only by a move, and the same moves give the same frames. Going back drops moves, and a path is a value
 * that can be shared.
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

/** The current frame of a simulation. */
export const lastFrame = <Machine extends AnyStateMachine>(frames: readonly [Frame<Machine>, ...Frame<Machine>[]]) =>
  frames[frames.length - 1] ?? frames[0];
