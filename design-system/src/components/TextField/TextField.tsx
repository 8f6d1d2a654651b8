import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldShell, ariaField, defined, useText } from '../Field';
import type { FieldProps } from '../Field';
import { FramedInput } from './TextField.styles';

/** Type of text, which also selects the keyboard on phones. */
export type TextFieldType = 'text' | 'email' | 'url' | 'tel';

export interface TextFieldProps extends FieldProps {
  /** The text. Controlled. */
  value?: string | undefined;
  /** Initial text. Uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the text. */
  onChange?: ((value: string) => void) | undefined;
  /** Type of text. */
  type?: TextFieldType | undefined;
  /** Maximum length in characters; a counter appears near it. */
  maxLength?: number | undefined;
  /** Example of a value. Must not be the only instruction. */
  placeholder?: string | undefined;
  /** Autofill hint for the browser. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Keyboard type on phones. */
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric' | 'decimal' | undefined;
  /** Whether the browser checks spelling. */
  spellCheck?: boolean | undefined;
  /** Ref to the input, to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, defaultValue, onChange, type, maxLength, placeholder, autoComplete, inputMode, spellCheck } = props;
  const { label, isLabelHidden, isRequired, isReadOnly, description, errorMessage, size = 'M', inputRef } = props;
  const [text, setText] = useText(value, defaultValue, onChange);
  return (
    <AriaTextField
      {...ariaField(props)}
      {...defined({ maxLength, autoComplete, inputMode, spellCheck: spellCheck?.toString() })}
      type={type ?? 'text'}
      value={text}
      onChange={setText}
    >
      <FieldShell
        label={label}
        isLabelHidden={isLabelHidden}
        isRequired={isRequired}
        description={description}
        errorMessage={errorMessage}
        counter={maxLength === undefined ? undefined : { used: text.length, max: maxLength }}
      >
        <FramedInput
          ref={inputRef}
          data-size={size}
          data-readonly={isReadOnly || undefined}
          {...defined({ placeholder })}
        />
      </FieldShell>
    </AriaTextField>
  );
}
