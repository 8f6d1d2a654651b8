import { memo } from 'react';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { Chip } from './StatusChip.styles';
import { statuses } from './statuses';
import type { Status } from './statuses';

export interface StatusChipProps {
  /** Decides colour and icon. */
  status: Status;
  /** Another icon, where the kind says more than the state. */
  icon?: IconName | undefined;
  /** The word: colour and icon never stand alone. */
  children: string;
}

/** A state in three signs at once: colour, icon and word. */
export const StatusChip = memo(function StatusChip({ status, icon, children }: StatusChipProps) {
  const look = statuses[status];
  return (
    <Chip data-family={look.family}>
      <Icon name={icon ?? look.icon} size="S" />
      {children}
    </Chip>
  );
});
