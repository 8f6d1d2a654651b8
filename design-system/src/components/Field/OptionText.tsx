import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { OptionMark } from './ListPopover.styles';

export interface OptionTextProps {
  label: ReactNode;
  note: ReactNode;
  isSelected: boolean;
}

/** Content of an option: label, description and check mark. */
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
