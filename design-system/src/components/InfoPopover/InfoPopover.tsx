import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from '../Heading';
import { IconButton } from '../IconButton';
import type { IconName } from '../Icon';
import { InfoDialog, InfoSurface } from './InfoPopover.styles';

export interface InfoPopoverProps {
  /** The button's name, and the popover's. */
  label: string;
  /** A title inside, when the words need one. */
  title?: string | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

/** A short explanation one asks for; unlike a tooltip, it opens on touch and may hold links. */
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
