import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { ControlButton, ControlGroup, FieldShell, ariaField, defined } from '../Field';
import type { FieldProps } from '../Field';
import { Icon } from '../Icon';
import { BareInput } from '../TextField/TextField.styles';

export interface NumberFieldProps extends FieldProps {
  /** The number, owned by the caller; `null` while empty. */
  value?: number | null | undefined;
  /** The first number, when the field owns it. */
  defaultValue?: number | undefined;
  /** The number changed; `null` when it was cleared. */
  onChange?: ((value: number | null) => void) | undefined;
  /** Smallest number. */
  minValue?: number | undefined;
  /** Largest number. */
  maxValue?: number | undefined;
  /** Distance between two allowed numbers. */
  step?: number | undefined;
  /** How the number is written. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** Leaves out the buttons for one more and one less. */
  hasNoSteppers?: boolean | undefined;
}

/** A number, typed or stepped with the arrow keys. */
export function NumberField(props: NumberFieldProps) {
  const { value, defaultValue, onChange, minValue, maxValue, step, formatOptions, hasNoSteppers } = props;
  return (
    <AriaNumberField
      {...ariaField(props)}
      {...defined({ defaultValue, minValue, maxValue, step, formatOptions })}
      {...(value === undefined ? {} : { value: value ?? Number.NaN })}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
    >
      <FieldShell
        label={props.label}
        isLabelHidden={props.isLabelHidden}
        isRequired={props.isRequired}
        description={props.description}
        errorMessage={props.errorMessage}
      >
        <ControlGroup data-size={props.size ?? 'M'} {...defined({ isReadOnly: props.isReadOnly })}>
          <BareInput />
          {hasNoSteppers ? null : (
            <>
              <ControlButton slot="decrement">
                <Icon name="chevronDown" size="S" />
              </ControlButton>
              <ControlButton slot="increment">
                <Icon name="chevronUp" size="S" />
              </ControlButton>
            </>
          )}
        </ControlGroup>
      </FieldShell>
    </AriaNumberField>
  );
}
