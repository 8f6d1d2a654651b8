import { useId, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { defined } from '../../utils/defined';
import { Tooltip } from '../Tooltip';
import { VisuallyHidden } from '../VisuallyHidden';
import type { ButtonBaseProps } from './Button.types';
import { ButtonRoot } from './Button.styles';

export interface ExplainedButtonProps extends ButtonBaseProps {
  'aria-label'?: string | undefined;
  isIconOnly?: boolean | undefined;
  isFullWidth?: boolean | undefined;
  tone?: 'muted' | undefined;
  /** A tooltip when there is no reason to show. */
  hint?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/** What `Button` and `IconButton` share: a disabled button that can say why, and a tooltip where there is one. */
export function ExplainedButton({ ref, ...props }: ExplainedButtonProps) {
  const { variant = 'secondary', size = 'M', isDisabled = false, disabledReason, isPending, hint, children } = props;
  const reasonId = useId();
  const [isOpen, setOpen] = useState(false);
  const reason = isDisabled ? disabledReason : undefined;
  const describedBy = [props['aria-describedby'], reason === undefined ? undefined : reasonId]
    .filter(Boolean)
    .join(' ');
  const content = reason ?? hint;
  const button = (
    <ButtonRoot
      ref={ref}
      data-variant={variant}
      data-size={size}
      data-tone={props.tone}
      data-icon-only={props.isIconOnly || undefined}
      data-full-width={props.isFullWidth || undefined}
      data-explained={reason === undefined ? undefined : true}
      isDisabled={isDisabled && reason === undefined}
      type={reason === undefined ? (props.type ?? 'button') : 'button'}
      {...defined({
        id: props.id,
        form: props.form,
        autoFocus: props.autoFocus,
        isPending,
        // Explained on a tap too: a finger has no hover.
        onPress: reason === undefined ? props.onPress : () => setOpen(true),
        'aria-disabled': reason === undefined ? undefined : ('true' as const),
        'aria-label': props['aria-label'],
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-expanded': props['aria-expanded'],
        'aria-controls': props['aria-controls'],
      })}
    >
      {children}
    </ButtonRoot>
  );
  if (content === undefined) return button;
  return (
    <>
      <Tooltip content={content} isOpen={isOpen} onOpenChange={setOpen}>
        {button}
      </Tooltip>
      {reason === undefined ? null : <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  );
}
