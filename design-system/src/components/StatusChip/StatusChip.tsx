import { memo } from 'react';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { LiveText } from '../LiveText';
import { Chip } from './StatusChip.styles';
import { statuses } from './statuses';
import type { Status } from './statuses';

export interface StatusChipProps {
  /** Determines colour and icon. */
  status: Status;
  /** Overrides the icon, where the kind matters more than the status. */
  icon?: IconName | undefined;
  /** Text; colour and icon never appear alone. */
  children: string;
}

/** A status as colour, icon and text. */
export const StatusChip = memo(function StatusChip({ status, icon, children }: StatusChipProps) {
  const look = statuses[status];
  return (
    <Chip data-family={look.family}>
      <Icon name={icon ?? look.icon} size="S" />
      <LiveText isWords>{children}</LiveText>
    </Chip>
  );
});
