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
import { sayDone } from '../SnackbarBridge';
import { FlowWatched } from './flow-watch';

type Provided<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];
type Logics<Machine extends AnyStateMachine> = Required<NonNullable<Provided<Machine>['actors']>>;
type PortOf<Logic, Context> = Logic extends AnyActorLogic
  ? (input: InputFrom<Logic>, context: Context) => Promise<OutputFrom<Logic>>
  : never;

/** The calls of a machine by the names of its ports, each given the input and the machine's present context. */
export type PortsOf<Machine extends AnyStateMachine> = {
  readonly [Port in keyof Logics<Machine>]: PortOf<Logics<Machine>[Port], ContextFrom<Machine>>;
};

type ActionsOf<Machine extends AnyStateMachine, Result> = {
  readonly [Action in keyof NonNullable<Provided<Machine>['actions']>]?: (context: ContextFrom<Machine>) => Result;
};

/** Who saved first when a save lost: the revision they made, and their name and time where known. */
export interface Rival {
  revision: number;
  saved: LastSaved | undefined;
}

export interface FlowOptions<Machine extends AnyStateMachine> {
  /** Read once. Mount again with another key to open another record. */
  input: InputFrom<Machine>;
  ports: PortsOf<Machine>;
  /** Actions that leave the page, with the address that each leads to. */
  leadsTo: ActionsOf<Machine, string>;
  /** Other actions of the page. `showNotice` is provided to every machine. */
  effects?: ActionsOf<Machine, void>;
  /** Addresses to read again after a call, see `useRefresh`. */
  touchedBy: (port: string) => readonly string[];
  /** The answer of a port whose save lost against `current`. Without it, losing is a refusal like any other. */
  overtakenBy?: (current: unknown) => unknown;
}

export interface Flow<Machine extends AnyStateMachine> {
  actor: ActorRefFrom<Machine>;
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFromLogic<Machine>) => void;
  /** The last refusal; null after the next attempt. */
  problem: ProblemError | null;
  /** Who saved first, the last time a save lost. */
  rival: Rival | null;
}

/**
 * Runs a machine on a page. After a call the screens read again. A refusal, a lost connection included, stays in
 * `problem` until the next attempt, and the machine keeps what was typed. A 409 also reads again, since somebody else
 * was faster; where it carries the current record, `overtakenBy` turns it into an answer and `rival` tells who it was.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, ports, leadsTo, effects = {}, touchedBy, overtakenBy }: FlowOptions<Machine>,
): Flow<Machine> {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const watch = use(FlowWatched);
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
      if (overtakenBy && isOvertaken(error)) {
        setProblem(null);
        setRival({ revision: error.current.revision, saved: error.saved });
        return overtakenBy(error.current);
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
  // After the transition: until then the flow is under way, and leaving would ask about what was just saved.
  const leaveBy = (_: string, hrefOf: (context: unknown) => string) => (args: ActionArgs) =>
    queueMicrotask(() => void navigate(hrefOf(args.context)));
  const provided: AnyStateMachine = machine.provide({
    actors: mapped(ports, portOf),
    actions: { ...mapped(leadsTo, leaveBy), ...mapped(effects, effectOf), showNotice },
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

/** What every machine keeps of a refusal, see `messageOf` of the machines. */
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

const showNotice = (_: unknown, { message }: { message: string }) => {
  if (message !== '') sayDone({ message });
};

/** A 409 that carries the current record (law 6). */
const isOvertaken = (error: ProblemError): error is ProblemError & { current: { revision: number } } =>
  error.status === 409 && typeof error.current === 'object' && error.current !== null;
