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
  /** Tooltip while there is no reason to show. */
  hint?: string | undefined;
  /** Keeps a disabled button focusable without a reason: for buttons whose own press disables them. Default: false. */
  keepsFocus?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/** Common part of `Button` and `IconButton`: a disabled button that explains itself, and a tooltip. */
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
        // Opens on tap too: touch has no hover.
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
  // The tooltip stays mounted without content: another parent would remount the button and lose its focus.
  return (
    <>
      <Tooltip content={content ?? ''} isDisabled={content === undefined} isOpen={isOpen} onOpenChange={setOpen}>
        {button}
      </Tooltip>
      {reason === undefined ? null : <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  );
}
