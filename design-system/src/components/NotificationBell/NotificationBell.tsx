import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from '../Heading';
import { IconButton } from '../IconButton';
import { VisuallyHidden } from '../VisuallyHidden';
import { BellBody, BellCount, BellDialog, BellFoot, BellHead, BellRoot, BellSurface } from './NotificationBell.styles';

export interface NotificationBellProps {
  /** Accessible name of the button with the count: "3 notificaciones sin leer". Announced when it changes. */
  label: string;
  /** Number of unread notifications; 0 shows no badge. */
  count: number;
  /** Heading of the popover. */
  title: string;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Button beside the heading: "Marcar todas como leídas". */
  action?: ReactNode;
  /** Content below the list, such as a link to all notifications. */
  footer?: ReactNode;
  /** The list, or its empty or error state. */
  children: ReactNode;
}

const COUNT_MAX = 99;

/** Unread notifications in the top bar of every page. */
export function NotificationBell(props: NotificationBellProps) {
  const { label, count, title, isOpen, onOpenChange, action, footer, children } = props;
  return (
    <DialogTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <BellRoot>
        <IconButton icon="bell" label={label} />
        {count > 0 && (
          <BellCount aria-hidden translate="no">
            {count > COUNT_MAX ? `${COUNT_MAX}+` : count}
          </BellCount>
        )}
        <VisuallyHidden>
          <span role="status">{label}</span>
        </VisuallyHidden>
      </BellRoot>
      <BellSurface placement="bottom end" offset={6} containerPadding={8}>
        <BellDialog aria-label={title}>
          <BellHead>
            <Heading level={2} size="S">
              {title}
            </Heading>
            {action}
          </BellHead>
          <BellBody>{children}</BellBody>
          {footer !== undefined && <BellFoot>{footer}</BellFoot>}
        </BellDialog>
      </BellSurface>
    </DialogTrigger>
  );
}
