import { Select as AriaSelect } from 'react-aria-components/Select';
import { FieldShell, ListPopover, Options, ariaField, defined } from '../Field';
import type { FieldState, FocusedField, LabelledField, RequiredField, SizedField, OptionItem } from '../Field';
import { Icon } from '../Icon';
import { Chevron, Chosen, SelectButton } from './Select.styles';

export interface SelectProps extends LabelledField, FieldState, RequiredField, FocusedField, SizedField {
  /** Options. */
  items: readonly OptionItem[];
  /** Id of the selected option; `null` for none. Controlled. */
  value?: string | null | undefined;
  /** Id of the initially selected option. Uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the id of the selected option. */
  onChange?: ((value: string | null) => void) | undefined;
  /** Text while nothing is selected. */
  placeholder?: string | undefined;
  /** Text without options. */
  emptyText?: string | undefined;
}

/** One option of a short list. For more than about fifteen use `ComboBox`. */
export function Select(props: SelectProps) {
  const { items, value, defaultValue, onChange, placeholder, emptyText } = props;
  return (
    <AriaSelect
      {...ariaField(props)}
      {...defined({ value, defaultValue, placeholder })}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
    >
      {({ isInvalid }) => (
        <FieldShell
          label={props.label}
          isLabelHidden={props.isLabelHidden}
          isRequired={props.isRequired}
          description={props.description}
          errorMessage={props.errorMessage}
          labelElement="span"
        >
          <SelectButton data-size={props.size ?? 'M'} data-invalid={isInvalid || undefined}>
            <Chosen>{({ selectedText, defaultChildren }) => selectedText || defaultChildren}</Chosen>
            <Chevron>
              <Icon name="chevronDown" size="S" />
            </Chevron>
          </SelectButton>
          <ListPopover>
            <Options items={items} emptyText={emptyText} />
          </ListPopover>
        </FieldShell>
      )}
    </AriaSelect>
  );
}
