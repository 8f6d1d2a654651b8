import type { Ref } from 'react';
import { ExplainedButton } from '../Button/ExplainedButton';
import { PendingMark } from '../Button/PendingMark';
import type { ButtonBaseProps } from '../Button/Button.types';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';

export interface IconButtonProps extends ButtonBaseProps {
  /** Icon. */
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  /** Hides the tooltip, if the text is beside the button. Default: false. */
  isTooltipHidden?: boolean | undefined;
  /**
   * Keeps a disabled button focusable without a reason: for buttons whose own press disables them, such as the last
   * page's. Default: false.
   */
  keepsFocus?: boolean | undefined;
  /** A quieter icon. */
  tone?: 'muted' | undefined;
}

/** A button with an icon and an accessible name. */
export function IconButton({ ref, ...props }: IconButtonProps & { ref?: Ref<HTMLButtonElement> | undefined }) {
  const { icon, label, isTooltipHidden = false, variant = 'quiet', isPending = false, pendingLabel, ...rest } = props;
  return (
    <ExplainedButton
      {...rest}
      ref={ref}
      variant={variant}
      isPending={isPending}
      isIconOnly
      aria-label={label}
      hint={isTooltipHidden ? undefined : label}
    >
      {isPending ? <PendingMark label={pendingLabel} /> : <Icon name={icon} size={props.size === 'S' ? 'S' : 'M'} />}
    </ExplainedButton>
  );
}
