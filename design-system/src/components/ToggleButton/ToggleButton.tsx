import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { styled } from 'styled-components';
import { vars } from '../../tokens/theme';
import { defined } from '../../utils/defined';
import { buttonLook } from '../Button/Button.styles';
import type { ControlSize } from '../Button';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { Tooltip } from '../Tooltip';

export interface ToggleButtonProps {
  /** Label; it must not change with the state. */
  label: string;
  /** Whether it is on. */
  isSelected: boolean;
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void;
  /** Icon before the label, or alone with `isIconOnly`. */
  icon?: IconName | undefined;
  /** Shows the icon only, with the label as tooltip. Default: false. */
  isIconOnly?: boolean | undefined;
  /** Height. Default: 'M'. */
  size?: ControlSize | undefined;
  isDisabled?: boolean | undefined;
}

const ToggleRoot = styled(AriaToggleButton)`
  ${buttonLook}
  &[data-selected] {
    background: ${vars.color.bg.selected};
    border-color: ${vars.color.border.focus};
    color: ${vars.color.text.accent};
  }
  @media (forced-colors: active) {
    &[data-selected] {
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** Turns one thing on or off. For one of several use `SegmentedControl`. */
export function ToggleButton(props: ToggleButtonProps) {
  const { label, isSelected, onChange, icon, isIconOnly = false, size = 'M', isDisabled } = props;
  const button = (
    <ToggleRoot
      isSelected={isSelected}
      onChange={onChange}
      data-variant="secondary"
      data-size={size}
      data-icon-only={isIconOnly || undefined}
      {...defined({ isDisabled, 'aria-label': isIconOnly ? label : undefined })}
    >
      {icon && <Icon name={icon} size="S" />}
      {isIconOnly ? null : <span>{label}</span>}
    </ToggleRoot>
  );
  return isIconOnly ? <Tooltip content={label}>{button}</Tooltip> : button;
}
