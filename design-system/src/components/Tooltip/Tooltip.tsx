import type { ReactElement } from 'react';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { defined } from '../../utils/defined';
import { TooltipBubble } from './Tooltip.styles';

export interface TooltipProps {
  /** A few words. Never the only place where they are said. */
  content: string;
  /** One focusable part of the system: a button or a link. */
  children: ReactElement;
  /** Which side it opens on. */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Shows nothing, and leaves the child as it is. */
  isDisabled?: boolean | undefined;
  /** Opens and closes from outside. */
  isOpen?: boolean | undefined;
  /** Told when it wants to open or close. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Words beside a control, on hover and on keyboard focus. */
export function Tooltip(props: TooltipProps) {
  const { content, children, placement = 'top', isDisabled, isOpen, onOpenChange } = props;
  return (
    <TooltipTrigger delay={500} closeDelay={100} {...defined({ isDisabled, isOpen, onOpenChange })}>
      {children}
      <TooltipBubble placement={placement} offset={6}>
        {content}
      </TooltipBubble>
    </TooltipTrigger>
  );
}
