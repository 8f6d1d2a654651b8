import type { ReactElement } from 'react';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { defined } from '../../utils/defined';
import { TooltipBubble } from './Tooltip.styles';

export interface TooltipProps {
  /** A few words; never the only place for this information. */
  content: string;
  /** One focusable component: a button or link. */
  children: ReactElement;
  /** Side on which it opens. Default: 'top'. */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Hides the tooltip and leaves the child unchanged. */
  isDisabled?: boolean | undefined;
  /** Whether it is open. Controlled. */
  isOpen?: boolean | undefined;
  /** Called when it should open or close. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Text for a control, shown on hover and keyboard focus. */
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
