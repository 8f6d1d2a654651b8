import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { ControlButton, ControlGroup, FieldShell, ListPopover, Options, ariaField, defined } from '../Field';
import type { FieldProps, OptionItem } from '../Field';
import { Icon } from '../Icon';
import { BareInput } from '../TextField/TextField.styles';

export interface ComboBoxProps extends FieldProps {
  /** All the choices; what one types filters them, accents and capitals aside. */
  items: readonly OptionItem[];
  /** Id of the chosen item, owned by the caller; `null` for none. */
  value?: string | null | undefined;
  /** Id of the first chosen item, when the field owns it. */
  defaultValue?: string | undefined;
  /** Another item was chosen, or none. */
  onChange?: ((value: string | null) => void) | undefined;
  /** The typed text changed, for lists that the server filters. */
  onInputChange?: ((text: string) => void) | undefined;
  /** An example of what to type. */
  placeholder?: string | undefined;
  /** Shown when nothing matches. */
  emptyText?: string | undefined;
}

/** One choice out of a long list, found by typing part of its name. */
export function ComboBox(props: ComboBoxProps) {
  const { items, value, defaultValue, onChange, onInputChange, placeholder, emptyText } = props;
  return (
    <AriaComboBox
      {...ariaField(props)}
      {...defined({ value, defaultValue, onInputChange })}
      defaultItems={items}
      allowsEmptyCollection={emptyText !== undefined}
      menuTrigger="focus"
      onChange={(key) => onChange?.(key === null ? null : String(key))}
    >
      <FieldShell
        label={props.label}
        isLabelHidden={props.isLabelHidden}
        isRequired={props.isRequired}
        description={props.description}
        errorMessage={props.errorMessage}
      >
        <ControlGroup data-size={props.size ?? 'M'}>
          <BareInput {...defined({ placeholder })} />
          <ControlButton>
            <Icon name="chevronDown" size="S" />
          </ControlButton>
        </ControlGroup>
        <ListPopover>
          <Options emptyText={emptyText} />
        </ListPopover>
      </FieldShell>
    </AriaComboBox>
  );
}
