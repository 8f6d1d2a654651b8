import { useEffect, useMemo } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { ControlButton, ControlGroup, FieldShell, ListPopover, Options, ariaField, defined } from '../Field';
import { Icon } from '../Icon';
import { BareInput } from '../TextField/TextField.styles';
import type { ComboBoxProps } from './ComboBox.types';
import { MoreNote } from './MoreNote';
import { SteadyOptions } from './SteadyOptions';
import { StillPage } from './StillPage';
import { indexWhenIdle, optionFinder } from './option-finder';
import { useComboText } from './use-combo-text';

/** One option of a long list, found by typing parts of its name. */
export function ComboBox(props: ComboBoxProps) {
  const { items, placeholder, emptyText, newItem } = props;
  const { chosen, text, query, choose, type } = useComboText(props);
  const find = useMemo(() => optionFinder(items), [items]);
  const found = useMemo(() => find(query, chosen), [find, query, chosen]);
  useEffect(() => indexWhenIdle(items), [items]);
  const added = query === '' ? null : (newItem?.(query) ?? null);
  return (
    <AriaComboBox
      {...ariaField(props)}
      items={added === null ? found.items : [...found.items, added]}
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
          <StillPage />
          <SteadyOptions>
            <Options emptyText={emptyText} />
          </SteadyOptions>
          <MoreNote shown={found.items.length} total={found.total} />
        </ListPopover>
      </FieldShell>
    </AriaComboBox>
  );
}
