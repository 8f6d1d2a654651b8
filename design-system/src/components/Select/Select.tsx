import { Select as AriaSelect } from 'react-aria-components/Select';
import { FieldShell, ListPopover, Options, ariaField, defined } from '../Field';
import type { FieldState, FocusedField, LabelledField, RequiredField, SizedField, OptionItem } from '../Field';
import { Icon } from '../Icon';
import { Chevron, Chosen, SelectButton } from './Select.styles';

export interface SelectProps extends LabelledField, FieldState, RequiredField, FocusedField, SizedField {
  /** The choices. */
  items: readonly OptionItem[];
  /** Id of the chosen item, owned by the caller; `null` for none. */
  value?: string | null | undefined;
  /** Id of the first chosen item, when the field owns it. */
  defaultValue?: string | undefined;
  /** Another item was chosen. */
  onChange?: ((value: string | null) => void) | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** Shown when there is nothing to choose from. */
  emptyText?: string | undefined;
}

/** One choice out of a short list. For more than some fifteen, use `ComboBox`. */
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
