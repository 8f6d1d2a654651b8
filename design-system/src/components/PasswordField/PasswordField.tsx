import { useState } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { ControlButton, ControlGroup, FieldShell, ariaField, defined, useText } from '../Field';
import type { FieldProps } from '../Field';
import { Icon } from '../Icon';
import { BareInput } from '../TextField/TextField.styles';

export interface PasswordFieldProps extends FieldProps {
  /** The password. Controlled. */
  value?: string | undefined;
  /** Initial password. Uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the password. */
  onChange?: ((value: string) => void) | undefined;
  /** Whether password managers fill in the current password or suggest a new one. */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** Name of the button that shows the password. */
  showLabel: string;
  /** Name of the button that hides the password. */
  hideLabel: string;
}

/** A password that can be shown while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, defaultValue, onChange, autoComplete, showLabel, hideLabel, isDisabled } = props;
  const [isShown, setIsShown] = useState(false);
  const [text, setText] = useText(value, defaultValue, onChange, { asTyped: true });
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
