import type { ReactNode } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { FieldShell, ariaField, defined } from '../Field';
import type { FieldState, LabelledField, ReadOnlyField, RequiredField } from '../Field';
import { Choices } from './CheckboxGroup.styles';

export interface CheckboxGroupProps extends LabelledField, FieldState, RequiredField, ReadOnlyField {
  /** The `Checkbox`es, each with its `value`. */
  children: ReactNode;
  /** The chosen values, owned by the caller. */
  value?: string[] | undefined;
  /** The first chosen values, when the group owns them. */
  defaultValue?: string[] | undefined;
  /** The choice changed. */
  onChange?: ((value: string[]) => void) | undefined;
  /** Direction of the choices. */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** Any number of choices out of a few. */
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
