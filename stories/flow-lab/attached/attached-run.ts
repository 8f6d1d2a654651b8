import { SimulatedClock } from 'xstate';
import type { AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate';
import type { Frame, Move } from '@ruta/state-machines/kit/simulate';
import type { HeldCall, FlowWatch } from '../../../web/src/shared/flow-watch';

/** What the server in memory is told before a call that was held may go on: what it shall answer, or that it refuses. */
export interface Verdict {
  /** The id of the invocation. */
  call: string;
  /** As the machine shall receive it; undefined for a refusal. */
  output?: unknown;
  /** The sentence of the refusal. */
  message?: string;
  /** Where the machine stands while it waits. */
  snapshot: AnyMachineSnapshot;
}

interface Held extends HeldCall {
  goOn: () => void;
}

type Root = { send: (event: EventObject) => void; getSnapshot: () => unknown; src: unknown };

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';

/** What xstate itself sends when a call settles. */
type Settled = EventObject & { output?: unknown; error?: unknown };

/** The move that an event of the running actor is, in the lab's words; null for the actor's own beginnings and ends. */
function moveOf(event: Settled): Move | null {
  const { type, output, error } = event;
  if (type.startsWith(DONE)) return { do: 'answer', actor: type.slice(DONE.length), output };
  if (type.startsWith(ERROR))
    return { do: 'fail', actor: type.slice(ERROR.length), message: error instanceof Error ? error.message : '' };
  return type.startsWith('xstate.') ? null : { do: 'send', event: event as never };
}

/**
 * A real screen's machine, followed and held (SM-02): every event it receives becomes a move, every call waits for a
 * verdict, and time stands still until it is moved. Going back is a new run to which the moves are played again.
 */
export class AttachedRun {
  readonly moves: Move[] = [];
  readonly frames: Frame[] = [];
  private readonly clock = new SimulatedClock();
  private readonly held = new Map<string, Held>();
  private readonly listeners = new Set<() => void>();
  private readonly judge: (verdict: Verdict) => void;
  private root: Root | null = null;
  private version = 0;

  constructor(judge: (verdict: Verdict) => void) {
    this.judge = judge;
  }

  readonly watch: FlowWatch = {
    clock: this.clock,
    inspect: (inspection: InspectionEvent) => this.hear(inspection),
    hold: async (call, work) => {
      await new Promise<void>((resolve) => {
        this.held.set(call.id, { ...call, goOn: resolve });
        this.refreshCalls();
      });
      return work();
    },
  };

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  /** Another number after each change. */
  getVersion = (): number => this.version;

  /** Does what a person does in the lab. */
  play = (move: Move): void => {
    if (move.do === 'send') return this.root?.send(move.event as EventObject);
    if (move.do === 'wait') return this.wait(move);
    const held = this.held.get(move.actor);
    const snapshot = this.frames.at(-1)?.snapshot;
    if (held === undefined || snapshot === undefined) return;
    this.held.delete(move.actor);
    this.judge({
      call: move.actor,
      snapshot,
      ...(move.do === 'answer' ? { output: move.output } : { message: move.message }),
    });
    held.goOn();
  };

  /** Plays moves one after another, each once the machine has taken the one before. */
  async replay(moves: readonly Move[]): Promise<void> {
    for (const move of moves) {
      const before = this.moves.length;
      await this.until(() => this.isReadyFor(move));
      this.play(move);
      await this.until(() => this.moves.length > before);
    }
  }

  private isReadyFor(move: Move): boolean {
    const needsCall = move.do === 'answer' || move.do === 'fail';
    return this.root !== null && this.frames.length > 0 && (!needsCall || this.held.has(move.actor));
  }

  private until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return;
        stop();
        resolve();
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  private wait(move: Extract<Move, { do: 'wait' }>): void {
    const { snapshot } = this.frames.at(-1) ?? {};
    if (snapshot === undefined) return;
    this.moves.push(move);
    this.clock.increment(move.ms);
    this.frames.push(this.frameOf(snapshot, null, false));
    this.tell();
  }

  private hear(inspection: InspectionEvent): void {
    if (inspection.rootId !== inspection.actorRef.sessionId || inspection.type !== '@xstate.snapshot') return;
    const snapshot = inspection.snapshot as AnyMachineSnapshot;
    const move = moveOf(inspection.event);
    this.root = inspection.actorRef as unknown as Root; // inspection types its actors as opaque references
    if (move === null && this.frames.length > 0) return;
    const before = this.frames.at(-1)?.snapshot;
    if (move !== null) this.moves.push(move);
    this.frames.push(this.frameOf(snapshot, move === null ? null : inspection.event, snapshot !== before));
    this.tell();
  }

  private frameOf(snapshot: AnyMachineSnapshot, event: EventObject | null, changed: boolean): Frame {
    for (const id of this.held.keys()) if (!(id in snapshot.children)) this.held.delete(id);
    return { at: this.clock.now(), event, snapshot, effects: [], delays: [], actors: this.calls(snapshot), changed };
  }

  private calls(snapshot: AnyMachineSnapshot): Frame['actors'] {
    const children = snapshot.children as Readonly<Record<string, { src?: unknown } | undefined>>;
    return [...this.held.values()].map(({ id, input }) => {
      const src = children[id]?.src;
      return { id, input, src: typeof src === 'string' ? src : id };
    });
  }

  /** A call began while its frame was being made. */
  private refreshCalls(): void {
    const last = this.frames.at(-1);
    if (last === undefined) return;
    this.frames[this.frames.length - 1] = { ...last, actors: this.calls(last.snapshot) };
    this.tell();
  }

  private tell(): void {
    this.version += 1;
    this.listeners.forEach((listener) => listener());
  }
}
