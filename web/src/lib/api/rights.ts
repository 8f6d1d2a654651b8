type Listener = () => void;
const listeners = new Set<Listener>();

/** Hears that what the person may do has changed, or seems to. Returns the way to stop listening. */
export function onRightsChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells it: the channel said so, or the server refused what the page still offered. */
export const tellRightsChanged = (): void => listeners.forEach((listener) => listener());
