import type { ReactNode } from 'react';
import { CheckboxField as AriaCheckboxField } from 'react-aria-components/Checkbox';
import { FieldNotes, ariaField, defined } from '../Field';
import type { FieldState, FocusedField, ReadOnlyField, RequiredField } from '../Field';
import { Box, CheckboxLabel, CheckboxLayout, Indent, LabelText, Mark } from './Checkbox.styles';

export interface CheckboxProps extends FieldState, RequiredField, ReadOnlyField, FocusedField {
  /** Label. */
  children?: ReactNode;
  /** Accessible name where there is no visible label, as in a table cell. */
  'aria-label'?: string | undefined;
  /** Whether it is checked. Controlled. */
  isSelected?: boolean | undefined;
  /** Initial state. Uncontrolled. */
  defaultSelected?: boolean | undefined;
  /** Mixed state: some of the represented items are selected. */
  isIndeterminate?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Value in a `CheckboxGroup`. */
  value?: string | undefined;
  /** React Aria slot. */
  slot?: string | undefined;
}

/** A single option, or one of several in a `CheckboxGroup`. */
export function Checkbox(props: CheckboxProps) {
  const { children, isSelected, defaultSelected, isIndeterminate, onChange, value, slot } = props;
  return (
    <AriaCheckboxField
      {...ariaField(props)}
      {...defined({ isSelected, defaultSelected, isIndeterminate, onChange, value, slot })}
      {...defined({ 'aria-label': props['aria-label'] })}
    >
      <CheckboxLayout>
        <CheckboxLabel>
          {(state) => (
            <>
              <Box>
                <Mark viewBox="0 0 14 14" aria-hidden="true">
                  {state.isIndeterminate ? (
                    <path d="M3 7h8" />
                  ) : state.isSelected ? (
                    <path d="m2.5 7.5 3 3 6-6.5" />
                  ) : null}
                </Mark>
              </Box>
              {children ? <LabelText>{children}</LabelText> : null}
            </>
          )}
        </CheckboxLabel>
        <Indent>
          <FieldNotes description={props.description} errorMessage={props.errorMessage} />
        </Indent>
      </CheckboxLayout>
    </AriaCheckboxField>
  );
}
