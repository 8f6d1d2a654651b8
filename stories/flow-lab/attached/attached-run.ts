import { SimulatedClock } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, InspectionEvent } from 'xstate';
import { play, type Frame, type Move } from '@ruta/state-machines/kit/simulate';
import { moveOf, plannedCalls } from './actor-moves';
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

/** How long a replay waits for the screen to be ready for a move, in milliseconds. */
const PATIENCE = 10_000;

interface Held extends HeldCall {
  goOn: () => void;
}

type Root = { send: (event: EventObject) => void; getSnapshot: () => unknown; src: unknown };

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
  private readonly machine: AnyStateMachine;
  private readonly judge: (verdict: Verdict) => void;
  private root: Root | null = null;
  private latest: AnyMachineSnapshot | null = null;
  private isWaiting = false;
  private version = 0;
  private replays = 0;

  constructor(machine: AnyStateMachine, judge: (verdict: Verdict) => void) {
    this.machine = machine;
    this.judge = judge;
  }

  /** Whether moves are being played to it. */
  get isReplaying(): boolean {
    return this.replays > 0;
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

  /**
   * Plays moves one after another, each once the machine has taken the one before. False where one of them was not
   * possible on this screen: what came before it is done.
   */
  async replay(moves: readonly Move[]): Promise<boolean> {
    this.replays += 1;
    try {
      for (const move of moves) {
        const before = this.moves.length;
        if (!(await this.until(() => this.isReadyFor(move)))) return false;
        this.play(move);
        if (!(await this.until(() => this.moves.length > before))) return false;
      }
      return true;
    } finally {
      this.replays -= 1;
      this.tell();
    }
  }

  private isReadyFor(move: Move): boolean {
    const needsCall = move.do === 'answer' || move.do === 'fail';
    return this.root !== null && this.frames.length > 0 && (!needsCall || this.held.has(move.actor));
  }

  private until(isSo: () => boolean): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (is: boolean) => {
        stop();
        clearTimeout(timer);
        resolve(is);
      };
      const look = () => {
        if (isSo()) settle(true);
      };
      const stop = this.subscribe(look);
      const timer = setTimeout(settle, PATIENCE, false);
      look();
    });
  }

  private wait(move: Extract<Move, { do: 'wait' }>): void {
    const before = this.frames.at(-1);
    if (before === undefined) return;
    this.isWaiting = true;
    this.clock.increment(move.ms);
    this.isWaiting = false;
    this.moves.push(move);
    this.frames.push(this.frameAfter(before, move, this.latest ?? before.snapshot));
    this.tell();
  }

  private hear(inspection: InspectionEvent): void {
    if (inspection.rootId !== inspection.actorRef.sessionId || inspection.type !== '@xstate.snapshot') return;
    const snapshot = inspection.snapshot as AnyMachineSnapshot;
    const move = moveOf(inspection.event);
    this.root = inspection.actorRef as unknown as Root; // inspection types its actors as opaque references
    this.latest = snapshot;
    const before = this.frames.at(-1);
    if (before === undefined)
      this.frames.push({ ...this.seen(snapshot), event: null, effects: [], delays: [], changed: true });
    // What a wait brings about is told once, as the end of that wait.
    else if (move === null || this.isWaiting) return;
    else {
      this.moves.push(move);
      this.frames.push(this.frameAfter(before, move, snapshot));
    }
    this.tell();
  }

  /** What is seen of the actor itself. */
  private seen(snapshot: AnyMachineSnapshot): Pick<Frame, 'at' | 'snapshot' | 'actors'> {
    for (const id of this.held.keys()) if (!(id in snapshot.children)) this.held.delete(id);
    return { at: this.clock.now(), snapshot, actors: this.calls(snapshot) };
  }

  /** Timers and effects are those that the machine plans; where it stands and what it calls is seen on the actor. */
  private frameAfter(before: Frame, move: Move, snapshot: AnyMachineSnapshot): Frame {
    const planned = play(this.machine, { ...before, actors: plannedCalls(before, move) }, move);
    const last = planned.at(-1) ?? before;
    const effects = planned.flatMap((frame) => frame.effects);
    const { event, delays } = last;
    return { ...this.seen(snapshot), event, delays, effects, changed: snapshot !== before.snapshot };
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
