import { useEffect } from 'react';
import type { MachineEntry } from '@ruta/state-machines/machines';
import { passing, untilNextTimer } from './clock';
import type { Lab } from './use-lab';
import { useSteady } from './use-steady';

/** Shortcuts of the page, with their labels. */
export const SHORTCUTS = [
  { does: 'undo', keys: 'Ctrl Z' },
  { does: 'redo', keys: 'Ctrl Shift Z' },
  { does: 'nextTimer', keys: 'Ctrl .' },
] as const;
/** An action with a shortcut. */
export type Shortcut = (typeof SHORTCUTS)[number]['does'];

const shortcutIn = ({ key, shiftKey }: KeyboardEvent): Shortcut | undefined => {
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key === '.' ? 'nextTimer' : undefined;
};

/** Whether the focus is in a text field, which then receives the keys. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/** Ctrl (or ⌘) and a key, anywhere except in a text field. */
export function useShortcuts(entry: MachineEntry, { view, undo, redo }: Lab) {
  const actions: Readonly<Record<Shortcut, () => void>> = useSteady({
    undo,
    redo,
    nextTimer: () => {
      const until = view === null ? null : untilNextTimer(view.frame);
      if (view !== null && until !== null) passing(entry, view.frame, until).forEach(view.onMove);
    },
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return;
      const shortcut = shortcutIn(event);
      if (shortcut === undefined) return;
      event.preventDefault();
      actions[shortcut]();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [actions]);
}
