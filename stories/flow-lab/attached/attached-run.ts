import { SimulatedClock } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, InspectionEvent } from 'xstate';
import { play, type Frame, type Move } from '@ruta/state-machines/kit/simulate';
import { moveOf, plannedCalls } from './actor-moves';
import type { HeldCall, FlowWatch } from '../../../web/src/shared/flow/flow-watch';

/** Instructs the server in memory how to answer a held call before it is released. */
export interface Verdict {
  /** Invocation id. */
  call: string;
  /** Output for the machine; undefined for a refusal. */
  output?: unknown;
  /** Message of the refusal. */
  message?: string;
  /** The machine's snapshot while the call is pending. */
  snapshot: AnyMachineSnapshot;
}

/** Timeout of a replayed move, in milliseconds, until the screen is ready for it. */
const PATIENCE = 10_000;

interface Held extends HeldCall {
  goOn: () => void;
}

type Root = { send: (event: EventObject) => void; getSnapshot: () => unknown; src: unknown };

/**
 * Observes and controls the actor of a product screen (SM-02). Each event becomes a move, each call waits for a
 * verdict, and the clock is simulated. Going back starts a new run and replays the moves.
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

  /** Whether moves are being replayed. */
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
  /** Incremented with each change. */
  getVersion = (): number => this.version;

  /** Applies a move that was made in the lab. */
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
   * Replays moves one by one, each after the previous one took effect. Returns false at the first move that is not
   * possible on this screen; earlier moves stay.
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
    this.root = inspection.actorRef as unknown as Root; // The inspection API types actors as opaque references.
    this.latest = snapshot;
    const before = this.frames.at(-1);
    if (before === undefined)
      this.frames.push({ ...this.seen(snapshot), event: null, effects: [], delays: [], changed: true });
    // Events during a wait are reported once, as the end of the wait.
    else if (move === null || this.isWaiting) return;
    else {
      this.moves.push(move);
      this.frames.push(this.frameAfter(before, move, snapshot));
    }
    this.tell();
  }

  /** The parts of a frame that come from the actor. */
  private seen(snapshot: AnyMachineSnapshot): Pick<Frame, 'at' | 'snapshot' | 'actors'> {
    for (const id of this.held.keys()) if (!(id in snapshot.children)) this.held.delete(id);
    return { at: this.clock.now(), snapshot, actors: this.calls(snapshot) };
  }

  /** Next frame: timers and effects from the machine's plan, snapshot and calls from the actor. */
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

  /** Updates the last frame when a call starts after the frame was created. */
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
