import { use, useCallback, useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import type { LastSaved } from '@ruta/contracts/problems';
import { useNavigate } from 'react-router';
import { fromPromise } from 'xstate';
import type {
  ActorRefFrom,
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';
import { ProblemError, useRefresh } from '../../lib/api';
import { sayDone, sayProblem } from '../SnackbarBridge';
import { useUndo, type Deletion } from '../undo/use-undo';
import { FlowWatched } from './flow-watch';

type Provided<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];
type Logics<Machine extends AnyStateMachine> = Required<NonNullable<Provided<Machine>['actors']>>;
type PortOf<Logic, Context> = Logic extends AnyActorLogic
  ? (input: InputFrom<Logic>, context: Context) => Promise<OutputFrom<Logic>>
  : never;

/** The calls of a machine by port. Each gets the input and the machine's current context. */
export type PortsOf<Machine extends AnyStateMachine> = {
  readonly [Port in keyof Logics<Machine>]: PortOf<Logics<Machine>[Port], ContextFrom<Machine>>;
};

type ActionsOf<Machine extends AnyStateMachine, Result> = {
  readonly [Action in keyof NonNullable<Provided<Machine>['actions']>]?: (context: ContextFrom<Machine>) => Result;
};

/** Who won an edit conflict: the new revision, and name and time if known. */
export interface Rival {
  revision: number;
  saved: LastSaved | undefined;
}

export interface FlowOptions<Machine extends AnyStateMachine> {
  /** Read once; to open another record, mount with another key. */
  input: InputFrom<Machine>;
  ports: PortsOf<Machine>;
  /** Actions that navigate, with the address of each. */
  leadsTo: ActionsOf<Machine, string>;
  /** Other actions. `showNotice` is provided to every machine. */
  effects?: ActionsOf<Machine, void>;
  /** How the deletion is undone that `offerUndo` tells of. */
  undo?: (context: ContextFrom<Machine>) => Omit<Deletion, 'message'>;
  /** Addresses to reload after a call, see `useRefresh`. */
  touchedBy: (port: string) => readonly string[];
  /** The output of a port after an edit conflict with `current`. Without one, a conflict is an error like any other. */
  overtakenBy?: (current: unknown, port: string) => unknown;
}

export interface Flow<Machine extends AnyStateMachine> {
  actor: ActorRefFrom<Machine>;
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFromLogic<Machine>) => void;
  /** The last refusal; null after the next attempt. */
  problem: ProblemError | null;
  /** Who won the last edit conflict. */
  rival: Rival | null;
}

/**
 * Runs a machine on a page. After a successful call the screens are reloaded. A refusal or a network error stays in
 * `problem` until the next attempt. A 409 also reloads. If it carries the current record, `overtakenBy` turns it into
 * an output of the port, and `rival` tells who saved first.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, ports, leadsTo, effects = {}, undo, touchedBy, overtakenBy }: FlowOptions<Machine>,
): Flow<Machine> {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const watch = use(FlowWatched);
  const tellOfDeletion = useUndo();
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [rival, setRival] = useState<Rival | null>(null);

  const attempt = async (port: string, work: () => Promise<unknown>): Promise<unknown> => {
    const readAgain = () => void refresh(touchedBy(port));
    try {
      const output = await work();
      setProblem(null);
      readAgain();
      return output;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.status === 409) readAgain();
      if (isOvertaken(error)) {
        const output = overtakenBy?.(error.current, port);
        if (output !== undefined) {
          setProblem(null);
          setRival({ revision: error.current.revision, saved: error.saved });
          return output;
        }
      }
      setProblem(error);
      throw error;
    }
  };
  const portOf = (port: string, call: AnyCall) =>
    fromPromise<unknown, unknown>(({ input: sent, self }) => {
      const work = () => attempt(port, () => call(sent, actor.getSnapshot().context));
      return watch === null ? work() : watch.hold({ id: self.id, input: sent }, work);
    });
  // After the transition: before it, the flow still counts as unsaved, and the leave guard would ask.
  const leaveBy = (_: string, hrefOf: (context: unknown) => string) => (args: ActionArgs) =>
    queueMicrotask(() => void navigate(hrefOf(args.context)));
  const offerUndo = ({ context }: { context: ContextFrom<Machine> }, { message }: { message: string }) => {
    if (undo) tellOfDeletion({ message, ...undo(context) });
  };
  const provided: AnyStateMachine = machine.provide({
    actors: mapped(ports, portOf),
    actions: { ...mapped(leadsTo, leaveBy), ...mapped(effects, effectOf), showNotice, ...(undo && { offerUndo }) },
  } as never);
  const actor = useActorRef(provided, { input, ...(watch && { clock: watch.clock, inspect: watch.inspect }) });
  const snapshot = useSelector(actor, whole);
  const send = useCallback((event: EventFromLogic<Machine>) => actor.send(event), [actor]);
  const { failure } = snapshot.context as FailureContext;
  return {
    actor: actor as ActorRefFrom<Machine>,
    snapshot: snapshot as SnapshotFrom<Machine>,
    send,
    problem: failure === null ? null : problem,
    rival,
  };
}

/** The part of every machine's context that holds a refusal, see `messageOf` of the machines. */
interface FailureContext {
  failure: string | null;
}

type AnyCall = (input: unknown, context: unknown) => Promise<unknown>;

const mapped = <Made>(values: object, make: (name: string, value: never) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(name, value as never)]));

interface ActionArgs {
  context: unknown;
}

const effectOf = (_: string, effect: (context: unknown) => void) => (args: ActionArgs) => effect(args.context);

const whole = (snapshot: AnyMachineSnapshot) => snapshot;

/** A refusal of the server is told as one. */
const showNotice = ({ event }: { event: { type: string } }, { message }: { message: string }) => {
  if (message === '') return;
  if (event.type.startsWith('xstate.error.')) sayProblem({ message });
  else sayDone({ message });
};

/** A 409 with the current record (law 6). */
const isOvertaken = (error: ProblemError): error is ProblemError & { current: { revision: number } } =>
  error.status === 409 && typeof error.current === 'object' && error.current !== null;
