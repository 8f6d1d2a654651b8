const NAME = 'ruta.session';
let channel: BroadcastChannel | undefined;

/** One channel of this tab, so that it does not hear itself. Without one, a tab learns of others at its next request. */
const opened = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : (channel ??= new BroadcastChannel(NAME));

/** Tells the other tabs of this browser who is signed in now: `{user id}:{role}`, or `-` for nobody. */
export const tellTabs = (identity: string): void => opened()?.postMessage(identity);

/** Hears of it. Returns the function that ends that. */
export function onTabsTold(listener: (identity: string) => void): () => void {
  const told = opened();
  if (told === undefined) return () => undefined;
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') listener(data);
  };
  told.addEventListener('message', hear);
  return () => {
    told.removeEventListener('message', hear);
    // A later listener opens another one; an open channel without listeners keeps a process of tests alive.
    told.close();
    channel = undefined;
  };
}
