import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldShell, ariaField, defined, useText } from '../Field';
import type { FieldProps } from '../Field';
import { FramedInput } from './TextField.styles';

/** What kind of text is asked for; chooses the phone's keyboard. */
export type TextFieldType = 'text' | 'email' | 'url' | 'tel';

export interface TextFieldProps extends FieldProps {
  /** The text, owned by the caller. */
  value?: string | undefined;
  /** The first text, when the field owns it. */
  defaultValue?: string | undefined;
  /** The text changed. */
  onChange?: ((value: string) => void) | undefined;
  /** What kind of text is asked for. */
  type?: TextFieldType | undefined;
  /** Longest text; a counter appears near it. */
  maxLength?: number | undefined;
  /** An example of a value. Never the only copy of an instruction. */
  placeholder?: string | undefined;
  /** What the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric' | 'decimal' | undefined;
  /** Whether the browser checks the spelling. */
  spellCheck?: boolean | undefined;
  /** The input element, to focus it. */
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
