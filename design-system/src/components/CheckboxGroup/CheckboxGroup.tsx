import type { ReactNode } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { FieldShell, ariaField, defined } from '../Field';
import type { FieldState, LabelledField, ReadOnlyField, RequiredField } from '../Field';
import { Choices } from './CheckboxGroup.styles';

export interface CheckboxGroupProps extends LabelledField, FieldState, RequiredField, ReadOnlyField {
  /** `Checkbox` elements, each with a `value`. */
  children: ReactNode;
  /** Selected values. Controlled. */
  value?: string[] | undefined;
  /** Initially selected values. Uncontrolled. */
  defaultValue?: string[] | undefined;
  /** Called with the selected values. */
  onChange?: ((value: string[]) => void) | undefined;
  /** Layout of the options. Default: 'vertical'. */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** Any number of a few options. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { children, value, defaultValue, onChange, orientation = 'vertical' } = props;
  return (
    <AriaCheckboxGroup {...ariaField(props)} {...defined({ value, defaultValue, onChange })}>
      <FieldShell
        label={props.label}
        isLabelHidden={props.isLabelHidden}
        isRequired={props.isRequired}
        description={props.description}
        errorMessage={props.errorMessage}
        labelElement="span"
      >
        <Choices data-orientation={orientation}>{children}</Choices>
      </FieldShell>
    </AriaCheckboxGroup>
  );
}
