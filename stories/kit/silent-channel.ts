type Listener = (...told: unknown[]) => void;

const listeners = new Map<string, Set<Listener>>();

/**
 * The channel in the place of `socket.io-client` (see main.ts): stories have no server to hear, so it says nothing but
 * what a story says with `tell`.
 */
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

/** Says something as the server would, to whoever listens; false while nobody does. */
export function tell(event: string, ...told: unknown[]): boolean {
  const heard = listeners.get(event);
  heard?.forEach((listener) => listener(...told));
  return heard !== undefined && heard.size > 0;
}
