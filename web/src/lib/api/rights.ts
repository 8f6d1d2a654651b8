type Listener = () => void;
const listeners = new Set<Listener>();

/** Registers a listener for changed rights. Returns the function that removes it. */
export function onRightsChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Notifies the listeners: after an event of the socket, or after a 403. */
export const announceRightsChanged = (): void => listeners.forEach((listener) => listener());
