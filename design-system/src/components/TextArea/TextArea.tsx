import { useLayoutEffect, useRef } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldShell, ariaField, defined, useText } from '../Field';
import type { FieldProps } from '../Field';
import { FramedTextArea } from './TextArea.styles';

export interface TextAreaProps extends FieldProps {
  /** The text. Controlled. */
  value?: string | undefined;
  /** Initial text. Uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the text. */
  onChange?: ((value: string) => void) | undefined;
  /** Maximum length in characters; a counter appears near it. */
  maxLength?: number | undefined;
  /** Example of a value. Must not be the only instruction. */
  placeholder?: string | undefined;
  /** Minimum number of lines; it grows with the text. Default: 3. */
  rows?: number | undefined;
}

/** Multi-line text that grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { value, defaultValue, onChange, maxLength, placeholder, rows = 3 } = props;
  const [text, setText] = useText(value, defaultValue, onChange);
  const area = useRef<HTMLTextAreaElement>(null);

  // Measures the height in browsers without `field-sizing`.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || Reflect.has(element.style, 'fieldSizing')) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight + 2}px`;
  }, [text]);

  return (
    <AriaTextField {...ariaField(props)} {...defined({ maxLength })} value={text} onChange={setText}>
      <FieldShell
        label={props.label}
        isLabelHidden={props.isLabelHidden}
        isRequired={props.isRequired}
        description={props.description}
        errorMessage={props.errorMessage}
        counter={maxLength === undefined ? undefined : { used: text.length, max: maxLength }}
      >
        <FramedTextArea
          ref={area}
          rows={rows}
          {...defined({ placeholder })}
          data-readonly={props.isReadOnly || undefined}
          style={{ '--rows': rows }}
        />
      </FieldShell>
    </AriaTextField>
  );
}
