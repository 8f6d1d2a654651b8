import { useEffect } from 'react';
import { isTyping } from './is-typing';
import { keyPressed } from './key-register';

/** `Mod+k` is Ctrl-K, on a Mac Cmd-K. Other keys with Ctrl, Alt or Cmd belong to browser and system. */
function nameOf(event: KeyboardEvent): string | undefined {
  if (event.isComposing || event.repeat || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey ? 'Mod+k' : undefined;
  if (event.key.length !== 1) return undefined;
  // Caps lock is no Shift.
  return event.shiftKey ? event.key : event.key.toLowerCase();
}

/** Listens to the keys of the whole window, once per application. */
export function useKeyListener(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const name = nameOf(event);
      const focused = event.target instanceof Element ? event.target : null;
      if (name === undefined || isTyping(focused)) return;
      const found = keyPressed(name, event.timeStamp);
      if (found === undefined) return;
      event.preventDefault();
      found?.(focused);
    };
    // While capturing: components stop the keys that reach them.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
