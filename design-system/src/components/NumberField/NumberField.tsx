import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { ControlButton, ControlGroup, FieldShell, ariaField, defined } from '../Field';
import type { FieldProps } from '../Field';
import { Icon } from '../Icon';
import { BareInput } from '../TextField/TextField.styles';

export interface NumberFieldProps extends FieldProps {
  /** The number; `null` if empty. Controlled. */
  value?: number | null | undefined;
  /** Initial number. Uncontrolled. */
  defaultValue?: number | undefined;
  /** Called with the number; `null` when it is cleared. */
  onChange?: ((value: number | null) => void) | undefined;
  /** Minimum. */
  minValue?: number | undefined;
  /** Maximum. */
  maxValue?: number | undefined;
  /** Difference between allowed values. */
  step?: number | undefined;
  /** Number format. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** Hides the step buttons. */
  hasNoSteppers?: boolean | undefined;
}

/** A number, typed or stepped with arrow keys. */
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
