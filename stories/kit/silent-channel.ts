type Listener = (...told: unknown[]) => void;

const listeners = new Map<string, Set<Listener>>();

/** Replaces `socket.io-client` (see main.ts). Emits only what a story sends with `emit`. */
export const io = () => {
  const own: (() => void)[] = [];
  return {
    on(event: string, listener: Listener) {
      const heard = listeners.get(event) ?? new Set();
      listeners.set(event, heard.add(listener));
      own.push(() => heard.delete(listener));
    },
    disconnect: () => own.splice(0).forEach((leave) => leave()),
  };
};

/** Emits an event to all listeners; returns false without listeners. */
export function emit(event: string, ...told: unknown[]): boolean {
  const heard = listeners.get(event);
  heard?.forEach((listener) => listener(...told));
  return heard !== undefined && heard.size > 0;
}
