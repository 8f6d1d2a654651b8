import { useEffect, useMemo } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { ControlButton, ControlGroup, FieldShell, ListPopover, Options, ariaField, defined } from '../Field';
import type { FieldProps, OptionItem } from '../Field';
import { Icon } from '../Icon';
import { BareInput } from '../TextField/TextField.styles';
import { MoreNote } from './MoreNote';
import { SteadyOptions } from './SteadyOptions';
import { makeReady, optionFinder } from './option-finder';
import { useComboText } from './use-combo-text';

export interface ComboBoxProps extends FieldProps {
  /**
   * All the choices, thousands if need be; what one types narrows them down, accents and capitals aside. Give the same
   * array as long as they are the same: it is made ready for the search once.
   */
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

/** One choice out of a long list, found by typing parts of its name. */
export function ComboBox(props: ComboBoxProps) {
  const { items, placeholder, emptyText } = props;
  const { chosen, text, query, choose, type } = useComboText(props);
  const find = useMemo(() => optionFinder(items), [items]);
  const found = useMemo(() => find(query, chosen), [find, query, chosen]);
  useEffect(() => makeReady(items), [items]);
  return (
    <AriaComboBox
      {...ariaField(props)}
      items={found.items}
      value={chosen}
      onChange={(key) => choose(key === null ? null : String(key))}
      inputValue={text}
      onInputChange={type}
      allowsEmptyCollection={emptyText !== undefined}
      menuTrigger="focus"
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
          <SteadyOptions>
            <Options emptyText={emptyText} />
          </SteadyOptions>
          <MoreNote shown={found.items.length} total={found.total} />
        </ListPopover>
      </FieldShell>
    </AriaComboBox>
  );
}
