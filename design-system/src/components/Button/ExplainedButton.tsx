import { useId, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { defined } from '../../utils/defined';
import { Tooltip } from '../Tooltip';
import { VisuallyHidden } from '../VisuallyHidden';
import type { ButtonBaseProps } from './Button.types';
import { ButtonRoot } from './Button.styles';
import { withoutPresses } from './without-presses';

export interface ExplainedButtonProps extends ButtonBaseProps {
  'aria-label'?: string | undefined;
  isIconOnly?: boolean | undefined;
  isFullWidth?: boolean | undefined;
  tone?: 'muted' | undefined;
  /** A tooltip when there is no reason to show. */
  hint?: string | undefined;
  /** Disabled without a reason, it can still be focused: for a button whose own press disables it. */
  keepsFocus?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/** What `Button` and `IconButton` share: a disabled button that can say why, and a tooltip where there is one. */
export function ExplainedButton({ ref, ...props }: ExplainedButtonProps) {
  const { variant = 'secondary', size = 'M', isDisabled = false, disabledReason, isPending, hint, children } = props;
  const { keepsFocus = false } = props;
  const reasonId = useId();
  const [isOpen, setOpen] = useState(false);
  const reason = isDisabled ? disabledReason : undefined;
  const isOff = isDisabled && (keepsFocus || reason !== undefined);
  const describedBy = [props['aria-describedby'], reason === undefined ? undefined : reasonId]
    .filter(Boolean)
    .join(' ');
  const content = reason ?? hint;
  const mayExplain = disabledReason !== undefined || hint !== undefined;
  const button = (
    <ButtonRoot
      ref={ref}
      data-variant={variant}
      data-size={size}
      data-tone={props.tone}
      data-icon-only={props.isIconOnly || undefined}
      data-full-width={props.isFullWidth || undefined}
      data-explained={isOff || undefined}
      isDisabled={isDisabled && !isOff}
      type={isOff ? 'button' : (props.type ?? 'button')}
      {...defined({
        id: props.id,
        form: props.form,
        autoFocus: props.autoFocus,
        isPending,
        onPress: isOff ? undefined : props.onPress,
        // Explained on a tap too: a finger has no hover.
        render: isOff ? withoutPresses(() => setOpen(reason !== undefined)) : undefined,
        'aria-disabled': isOff ? ('true' as const) : undefined,
        'aria-label': props['aria-label'],
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-expanded': props['aria-expanded'],
        'aria-controls': props['aria-controls'],
      })}
    >
      {children}
    </ButtonRoot>
  );
  if (!mayExplain) return button;
  // The tooltip stays around the button while there is nothing to say: with another parent the button would be another one, without the focus.
  return (
    <>
      <Tooltip content={content ?? ''} isDisabled={content === undefined} isOpen={isOpen} onOpenChange={setOpen}>
        {button}
      </Tooltip>
      {reason === undefined ? null : <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  );
}
