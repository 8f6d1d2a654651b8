import { useEffect, useState } from 'react';
import { useSelector } from '@xstate/react';
import type { Observer, Subscribable, Subscription } from 'xstate';
import type { LateCode } from '../lib/late-code';

/** What pages do with an actor. */
export interface ActorView<Snapshot, Event> extends Pick<Subscribable<Snapshot>, 'subscribe'> {
  getSnapshot: () => Snapshot;
  send: (event: Event) => void;
}

type Listener<Snapshot> = (snapshot: Snapshot) => void;

interface RealActor<Snapshot, Event> extends ActorView<Snapshot, Event> {
  start: () => unknown;
  stop: () => unknown;
}

export interface LateActorOptions<Code, Snapshot, Event> {
  code: LateCode<Code>;
  /** Makes the actor, not started. */
  create: (code: Code) => RealActor<Snapshot, Event>;
  /** What is shown until then: where the machine begins. */
  standIn: () => Snapshot;
  /** What an event changes in that; whatever only the machine knows, waits for it. */
  after: (snapshot: Snapshot, event: Event) => Snapshot;
}

/**
 * An actor whose machine comes after the page. Until then the page shows where the machine begins and takes what is
 * typed; every event waits in line, and the machine is given them in order when it arrives. Where its code is there
 * already, the actor is there from the first moment.
 */
export function useLateActor<Code, Snapshot, Event>(
  options: LateActorOptions<Code, Snapshot, Event>,
): readonly [actor: ActorView<Snapshot, Event>, snapshot: Snapshot] {
  const [actor] = useState(() => new LateActor(options));
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => actor.open((error) => setFailure({ error })), [actor]);
  const snapshot = useSelector(actor, whole) as Snapshot; // its type is lost in useSelector's own
  if (failure !== undefined) throw failure.error; // for the error boundary of the page
  return [actor, snapshot];
}

const whole = (snapshot: unknown) => snapshot;

class LateActor<Code, Snapshot, Event> implements ActorView<Snapshot, Event> {
  private readonly options: LateActorOptions<Code, Snapshot, Event>;
  private real: RealActor<Snapshot, Event> | undefined;
  private standing: Snapshot;
  private waiting: Event[] = [];
  private readonly listeners = new Set<Listener<Snapshot>>();
  private closing: ReturnType<typeof setTimeout> | undefined;
  private isOpened = false;

  constructor(options: LateActorOptions<Code, Snapshot, Event>) {
    this.options = options;
    const code = options.code.now();
    if (code !== undefined) this.real = options.create(code);
    this.standing = this.real?.getSnapshot() ?? options.standIn();
  }

  getSnapshot = (): Snapshot => this.standing;

  send = (event: Event): void => {
    if (this.real !== undefined && this.isOpened) return this.real.send(event);
    this.waiting.push(event);
    if (this.real === undefined) this.show(this.options.after(this.standing, event));
  };

  subscribe = (listener: Listener<Snapshot> | Observer<Snapshot>): Subscription => {
    const tell: Listener<Snapshot> = (snapshot) =>
      typeof listener === 'function' ? listener(snapshot) : listener.next?.(snapshot);
    this.listeners.add(tell);
    return { unsubscribe: () => void this.listeners.delete(tell) };
  };

  /**
   * Starts it, or fetches it first (`onFailed` if that is not possible); gives back how to stop it. React may close and
   * open at once: that changes nothing.
   */
  open(onFailed: (error: unknown) => void): () => void {
    clearTimeout(this.closing);
    if (!this.isOpened) {
      this.isOpened = true;
      if (this.real !== undefined) this.start(this.real);
      else this.fetch(onFailed);
    }
    return () => {
      this.closing = setTimeout(() => {
        this.isOpened = false;
        this.real?.stop();
      });
    };
  }

  private fetch(onFailed: (error: unknown) => void) {
    this.options.code.load().then((code) => {
      if (this.isOpened) this.start((this.real = this.options.create(code)));
    }, onFailed);
  }

  private start(real: RealActor<Snapshot, Event>) {
    real.subscribe((snapshot) => this.show(snapshot));
    real.start();
    const waiting = this.waiting;
    this.waiting = [];
    waiting.forEach((event) => real.send(event));
    this.show(real.getSnapshot());
  }

  private show(snapshot: Snapshot) {
    if (snapshot === this.standing) return;
    this.standing = snapshot;
    [...this.listeners].forEach((listener) => listener(snapshot));
  }
}
