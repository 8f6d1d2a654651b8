import type { ReactNode } from 'react';
import { SwitchField as AriaSwitchField } from 'react-aria-components/Switch';
import { FieldLayout, FieldNotes, ariaField, defined } from '../Field';
import type { FieldState, FocusedField, ReadOnlyField, RequiredField } from '../Field';
import { SwitchLabel, Thumb, Track } from './Switch.styles';

export interface SwitchProps extends FieldState, RequiredField, ReadOnlyField, FocusedField {
  /** Label. */
  children: ReactNode;
  /** Whether it is on. Controlled. */
  isSelected?: boolean | undefined;
  /** Initial state. Uncontrolled. */
  defaultSelected?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((isSelected: boolean) => void) | undefined;
}

/** A setting that applies at once. In forms that are submitted use `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { children, isSelected, defaultSelected, onChange } = props;
  return (
    <AriaSwitchField {...ariaField(props)} {...defined({ isSelected, defaultSelected, onChange })}>
      <FieldLayout>
        <SwitchLabel>
          <Track>
            <Thumb />
          </Track>
          <span>{children}</span>
        </SwitchLabel>
        <FieldNotes description={props.description} errorMessage={props.errorMessage} />
      </FieldLayout>
    </AriaSwitchField>
  );
}
