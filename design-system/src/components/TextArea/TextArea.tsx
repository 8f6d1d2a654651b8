import { useLayoutEffect, useRef } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldShell, ariaField, defined, useText } from '../Field';
import type { FieldProps } from '../Field';
import { FramedTextArea } from './TextArea.styles';

export interface TextAreaProps extends FieldProps {
  /** The text, owned by the caller. */
  value?: string | undefined;
  /** The first text, when the field owns it. */
  defaultValue?: string | undefined;
  /** The text changed. */
  onChange?: ((value: string) => void) | undefined;
  /** Longest text; a counter appears near it. */
  maxLength?: number | undefined;
  /** An example of a value. Never the only copy of an instruction. */
  placeholder?: string | undefined;
  /** Lines shown while there is little text; more text makes it grow. */
  rows?: number | undefined;
}

/** Several lines of text. Grows with what one writes. */
export function TextArea(props: TextAreaProps) {
  const { value, defaultValue, onChange, maxLength, placeholder, rows = 3 } = props;
  const [text, setText] = useText(value, defaultValue, onChange);
  const area = useRef<HTMLTextAreaElement>(null);

  // Browsers without `field-sizing` get the height by measure.
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
