import type { ReactNode } from 'react';
import { CheckboxField as AriaCheckboxField } from 'react-aria-components/Checkbox';
import { FieldNotes, ariaField, defined } from '../Field';
import type { FieldState, FocusedField, ReadOnlyField, RequiredField } from '../Field';
import { Box, CheckboxLabel, CheckboxLayout, Indent, LabelText, Mark } from './Checkbox.styles';

export interface CheckboxProps extends FieldState, RequiredField, ReadOnlyField, FocusedField {
  /** What is agreed to or chosen. */
  children?: ReactNode;
  /** The name, where no words are drawn (a table cell). */
  'aria-label'?: string | undefined;
  /** Whether it is checked, owned by the caller. */
  isSelected?: boolean | undefined;
  /** Whether it starts checked, when the field owns it. */
  defaultSelected?: boolean | undefined;
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean | undefined;
  /** It was checked or unchecked. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Its value inside a `CheckboxGroup`. */
  value?: string | undefined;
  /** React Aria's slot, where a parent places it. */
  slot?: string | undefined;
}

/** One yes or no, or one of several choices inside a `CheckboxGroup`. */
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
