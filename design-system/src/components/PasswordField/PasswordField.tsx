import { useState } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { ControlButton, ControlGroup, FieldShell, ariaField, defined, useText } from '../Field';
import type { FieldProps } from '../Field';
import { Icon } from '../Icon';
import { BareInput } from '../TextField/TextField.styles';

export interface PasswordFieldProps extends FieldProps {
  /** The password, owned by the caller. */
  value?: string | undefined;
  /** The first password, when the field owns it. */
  defaultValue?: string | undefined;
  /** The password changed. */
  onChange?: ((value: string) => void) | undefined;
  /** Whether a password manager fills in the present password or proposes a new one. */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** Name of the button that shows the password. */
  showLabel: string;
  /** Name of the button that hides it again. */
  hideLabel: string;
}

/** A password that can be shown while one types it. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, defaultValue, onChange, autoComplete, showLabel, hideLabel, isDisabled } = props;
  const [isShown, setIsShown] = useState(false);
  const [text, setText] = useText(value, defaultValue, onChange);
  return (
    <AriaTextField
      {...ariaField(props)}
      {...defined({ autoComplete })}
      type={isShown ? 'text' : 'password'}
      value={text}
      onChange={setText}
      spellCheck="false"
    >
      {({ isInvalid }) => (
        <FieldShell
          label={props.label}
          isLabelHidden={props.isLabelHidden}
          isRequired={props.isRequired}
          description={props.description}
          errorMessage={props.errorMessage}
        >
          <ControlGroup
            role="presentation"
            isDisabled={isDisabled ?? false}
            isInvalid={isInvalid}
            data-size={props.size ?? 'M'}
          >
            <BareInput autoCapitalize="none" />
            <ControlButton
              aria-label={isShown ? hideLabel : showLabel}
              isDisabled={isDisabled ?? false}
              onPress={() => setIsShown(!isShown)}
            >
              <Icon name={isShown ? 'eyeOff' : 'eye'} />
            </ControlButton>
          </ControlGroup>
        </FieldShell>
      )}
    </AriaTextField>
  );
}
