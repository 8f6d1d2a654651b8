import type { Ref } from 'react';
import { Icon } from '../Icon';
import { PendingMark } from './PendingMark';
import { ExplainedButton } from './ExplainedButton';
import type { ButtonProps } from './Button.types';

/** Triggers an action. For navigation use `Link` or `LinkButton`. */
export function Button({ ref, ...props }: ButtonProps & { ref?: Ref<HTMLButtonElement> | undefined }) {
  const { icon, iconEnd, children, isPending = false, pendingLabel, ...rest } = props;
  const iconSize = props.size === 'L' ? 'M' : 'S';
  return (
    <ExplainedButton {...rest} ref={ref} isPending={isPending}>
      {isPending ? <PendingMark label={pendingLabel} /> : icon && <Icon name={icon} size={iconSize} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={iconSize} />}
    </ExplainedButton>
  );
}
