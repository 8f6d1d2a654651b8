import { useRef, useState } from 'react';
import { PressResponder } from 'react-aria/private/interactions/PressResponder';
import { useMenuTrigger } from 'react-aria/useMenu';
import { late } from '../../utils/late';
import type { MenuProps } from './Menu.types';

type FocusStrategy = 'first' | 'last' | null;

// The list and its keyboard are large, and pages have menus long before one is opened.
const MenuPanel = late(async () => (await import('./MenuPanel')).MenuPanel);

/** A button that opens a list of actions, links or options. */
export function Menu({ trigger, isOpen, onOpenChange, ...panel }: MenuProps) {
  const [isOpened, setOpened] = useState(false);
  const [focusStrategy, setFocusStrategy] = useState<FocusStrategy>(null);
  const triggerRef = useRef<HTMLElement>(null);
  const isShown = isOpen ?? isOpened;
  const show = (next: boolean, focus: FocusStrategy = null) => {
    setFocusStrategy(focus);
    setOpened(next);
    if (next !== isShown) onOpenChange?.(next);
  };
  const { menuTriggerProps, menuProps } = useMenuTrigger<object>(
    { type: 'menu' },
    {
      isOpen: isShown,
      focusStrategy,
      setOpen: show,
      // For context menus.
      point: null,
      setPoint: () => undefined,
      open: (focus) => show(true, focus),
      close: () => show(false),
      toggle: (focus) => show(!isShown, focus),
    },
    triggerRef,
  );
  return (
    <>
      <PressResponder {...menuTriggerProps} ref={triggerRef} isPressed={isShown}>
        {trigger}
      </PressResponder>
      <MenuPanel {...panel} isOpen={isShown} onOpenChange={show} triggerRef={triggerRef} menuProps={menuProps} />
    </>
  );
}
