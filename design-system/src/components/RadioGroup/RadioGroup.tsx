import { RadioField as AriaRadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { Text as AriaText } from 'react-aria-components/Text';
import { Choices } from '../CheckboxGroup/CheckboxGroup.styles';
import { FieldShell, ariaField, defined } from '../Field';
import type { FieldState, LabelledField, ReadOnlyField, RequiredField, OptionItem } from '../Field';
import { Dot, RadioLabel, RadioNote, RadioText } from './RadioGroup.styles';

export interface RadioGroupProps extends LabelledField, FieldState, RequiredField, ReadOnlyField {
  /** Options, all visible. */
  items: readonly OptionItem[];
  /** Id of the selected option; `null` for none. Controlled. */
  value?: string | null | undefined;
  /** Id of the initially selected option. Uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the id of the selected option. */
  onChange?: ((value: string) => void) | undefined;
  /** Layout of the options. Default: 'vertical'. */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** One of two to six visible options. */
export function RadioGroup(props: RadioGroupProps) {
  const { items, value, defaultValue, onChange, orientation = 'vertical' } = props;
  return (
    <AriaRadioGroup {...ariaField(props)} {...defined({ value, defaultValue, onChange })} orientation={orientation}>
      <FieldShell
        label={props.label}
        isLabelHidden={props.isLabelHidden}
        isRequired={props.isRequired}
        description={props.description}
        errorMessage={props.errorMessage}
        labelElement="span"
      >
        <Choices data-orientation={orientation}>
          {items.map((item) => (
            <AriaRadioField key={item.id} value={item.id} isDisabled={item.isDisabled ?? false}>
              <RadioLabel>
                <Dot />
                <RadioText>
                  {item.label}
                  {item.description ? (
                    <AriaText slot="description">
                      <RadioNote>{item.description}</RadioNote>
                    </AriaText>
                  ) : null}
                </RadioText>
              </RadioLabel>
            </AriaRadioField>
          ))}
        </Choices>
      </FieldShell>
    </AriaRadioGroup>
  );
}
