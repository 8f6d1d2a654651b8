import type { ReactNode } from 'react';
import { SwitchField as AriaSwitchField } from 'react-aria-components/Switch';
import { FieldLayout, FieldNotes, ariaField, defined } from '../Field';
import type { FieldState, FocusedField, ReadOnlyField, RequiredField } from '../Field';
import { SwitchLabel, Thumb, Track } from './Switch.styles';

export interface SwitchProps extends FieldState, RequiredField, ReadOnlyField, FocusedField {
  /** What it turns on. */
  children: ReactNode;
  /** Whether it is on, owned by the caller. */
  isSelected?: boolean | undefined;
  /** Whether it starts on, when the field owns it. */
  defaultSelected?: boolean | undefined;
  /** It was turned on or off. */
  onChange?: ((isSelected: boolean) => void) | undefined;
}

/** A setting that takes effect at once. In a form that is sent later, use `Checkbox`. */
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
