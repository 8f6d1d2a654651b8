import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from '../Heading';
import { IconButton } from '../IconButton';
import type { IconName } from '../Icon';
import { InfoDialog, InfoSurface } from './InfoPopover.styles';

export interface InfoPopoverProps {
  /** Accessible name of the button and of the popover. */
  label: string;
  /** Heading of the content. */
  title?: string | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

/** A short explanation on demand. Unlike a tooltip, it opens on touch and may contain links. */
export function InfoPopover({ label, title, icon = 'info', children }: InfoPopoverProps) {
  return (
    <DialogTrigger>
      <IconButton icon={icon} label={label} size="S" tone="muted" isTooltipHidden />
      <InfoSurface offset={6}>
        <InfoDialog aria-label={label}>
          {title !== undefined && (
            <Heading level={2} size="S">
              {title}
            </Heading>
          )}
          {children}
        </InfoDialog>
      </InfoSurface>
    </DialogTrigger>
  );
}
