/** Building blocks of all machines: action params, calls, confirmation, and following the server. */
import type { EventObject } from 'xstate';
import { messageOf } from './flow-kit';

/** Passes the event itself to an action. */
export const asSent = <Event extends EventObject>({ event }: { event: Event }) => event;

/** Passes the output of a call to an action. */
export const answer = <Output>({ event }: { event: { output: Output } }) => event.output;

/** Default action for a refused call; see `messageOf`. */
export const refusal = {
  type: 'recordFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

/** Records the refusal and also shows it in the snackbar. For calls without a form that stays open. */
export const refusalAloud = [
  refusal,
  { type: 'showNotice', params: ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) }) },
] as const;

/**
 * Takes the server's version and re-enters `opening`, for states in which nothing is being written. Needs the guard
 * `serverIsAhead`, the action `takeServerVersion` and the state `opening`.
 */
export const followServer = <Machine extends string>(machine: Machine) =>
  ({
    guard: 'serverIsAhead',
    target: `#${machine}.opening`,
    actions: { type: 'takeServerVersion', params: asSent },
  }) as const;

/**
 * State that calls one port; the invocation id is the port's name. A refusal returns to `back` with `context.failure`
 * set; entering clears it.
 */
export const calling = <
  const Port extends string,
  Context,
  Input,
  const Done,
  const Back extends string,
  const Refused = typeof refusal,
>(step: {
  port: Port;
  input: (context: Context) => Input;
  /** Transition for the answer. */
  done: Done;
  /** Target after a refusal. */
  back: Back;
  /** Actions for a refusal; default: set `context.failure`. */
  refused?: Refused;
}) =>
  ({
    tags: 'saving',
    entry: 'clearFailure',
    invoke: {
      id: step.port,
      src: step.port,
      input: ({ context }: { context: Context }) => step.input(context),
      onDone: step.done,
      onError: { target: step.back, actions: (step.refused ?? refusal) as Refused },
    },
  }) as const;

/** Second region of an active flow: `onTime` or `past`, which is also its tag. Needs the action `setToday`. */
export const dayAsItPasses = <const Guard extends string, const Past extends string>(isPast: Guard, past: Past) =>
  ({
    initial: 'placing',
    on: { 'clock.dayChanged': { target: '.placing', actions: { type: 'setToday', params: asSent } } },
    states: {
      placing: { always: [{ guard: isPast, target: past }, { target: 'onTime' }] },
      onTime: {},
      ...({ [past]: { tags: past } } as { readonly [Name in Past]: { readonly tags: Past } }),
    },
  }) as const;

/**
 * State that asks for confirmation: yes goes to `go`, no to `back`. States that must follow the server add that
 * themselves.
 */
export const confirming = <const Go extends string, const Back extends string>(of: { go: Go; back: Back }) =>
  ({
    tags: 'confirming',
    on: { 'action.confirmed': of.go, 'action.declined': of.back },
  }) as const;
