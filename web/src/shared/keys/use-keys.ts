import { useEffect, useEffectEvent } from 'react';
import type { KeySet } from './define-keys';
import { registerKeys } from './key-register';
import type { KeyHandler } from './key-register';

/**
 * Gives a room's keys their handlers while the component is on the screen (UI-03). A name without a handler is no key
 * now, and the dialog of keys does not list it. No key works while one types or while a dialog is open.
 */
export function useKeys<Name extends string>(
  { names, facts }: KeySet<Name>,
  handlers: Readonly<Partial<Record<NoInfer<Name>, KeyHandler | undefined>>>,
): void {
  const run = useEffectEvent((name: Name, focused: Element | null) => handlers[name]?.(focused));
  const active = names.filter((name) => handlers[name] !== undefined).join(' ');
  useEffect(() => {
    const now = names.filter((name) => active.split(' ').includes(name));
    return registerKeys(now.map((name) => ({ ...facts[name], run: (focused) => run(name, focused) })));
  }, [names, facts, active]);
}
