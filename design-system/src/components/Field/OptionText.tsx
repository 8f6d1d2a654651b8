import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { OptionMark } from './ListPopover.styles';

export interface OptionTextProps {
  label: ReactNode;
  note: ReactNode;
  isSelected: boolean;
}

/** What stands in a choice: its name, its second line, and the mark of what is chosen. */
export const OptionText = ({ label, note, isSelected }: OptionTextProps) => (
  <>
    <span>
      {label}
      {note}
    </span>
    {isSelected ? (
      <OptionMark>
        <Icon name="check" size="S" />
      </OptionMark>
    ) : null}
  </>
);
