import type { Ref } from 'react';
import { ExplainedButton } from '../Button/ExplainedButton';
import { PendingMark } from '../Button/PendingMark';
import type { ButtonBaseProps } from '../Button/Button.types';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';

export interface IconButtonProps extends ButtonBaseProps {
  /** What one sees. */
  icon: IconName;
  /** What it does, in words: its name and its tooltip. */
  label: string;
  /** Leaves the tooltip out, where the words stand right beside it. */
  isTooltipHidden?: boolean | undefined;
  /** Disabled without a reason, it can still be focused: for a button whose own press disables it, as the last page does. */
  keepsFocus?: boolean | undefined;
  /** A quieter glyph. */
  tone?: 'muted' | undefined;
}

/** A button with no room for words. It still has them. */
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
