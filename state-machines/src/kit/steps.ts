/** What every chart is written with: what an action is told, how a call is made, and how the server is followed. */
import type { EventObject } from 'xstate';
import { messageOf } from './flow-kit';

/** The event itself is what the action needs. */
export const asSent = <Event extends EventObject>({ event }: { event: Event }) => event;

/** What a port answered. */
export const answer = <Output>({ event }: { event: { output: Output } }) => event.output;

/** Every refused call, see `messageOf`. */
export const refusal = {
  type: 'recordFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

/** A refused call whose sentence is shown in the snackbar too, where no form stays open to say it. */
export const refusalAloud = [
  refusal,
  { type: 'showNotice', params: ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) }) },
] as const;

/**
 * Nothing is being written: the machine takes what the server shows, and `opening` finds where that leaves it. Needs
 * the guard `serverIsAhead`, the action `takeServerVersion` and the state `opening`.
 */
export const followServer = <Machine extends string>(machine: Machine) =>
  ({
    guard: 'serverIsAhead',
    target: `#${machine}.opening`,
    actions: { type: 'takeServerVersion', params: asSent },
  }) as const;

/**
 * A state that calls one port, under the port's own name, and goes on with its answer; refused, it goes back to where
 * the person was, and says why. Entering forgets the last refusal.
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
  /** The transition that the answer takes. */
  done: Done;
  /** Where a refusal leads. */
  back: Back;
  /** What a refusal does; told in `context.failure` unless said otherwise. */
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

/**
 * Whether the date passes while something else goes on: the second region of what is in progress, `onTime` or `past`,
 * which is also its tag. Needs the action `setToday`.
 */
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
 * Asks before something is done. `go` is where a yes leads, `back` where a no does. Where the server may change meanwhile
 * the state adds that itself.
 */
export const confirming = <const Go extends string, const Back extends string>(of: { go: Go; back: Back }) =>
  ({
    tags: 'confirming',
    on: { 'action.confirmed': of.go, 'action.declined': of.back },
  }) as const;
