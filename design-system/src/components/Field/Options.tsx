import { Text as AriaText } from 'react-aria-components/Text';
import { ListOption, ListOptions, NoOptions, OptionNote } from './ListPopover.styles';
import { OptionText } from './OptionText';

/** An option of a `Select` or a `ComboBox`. */
export interface OptionItem {
  /** Value of the option. */
  id: string;
  /** Text to show and to filter by. */
  label: string;
  /** Second line, smaller. */
  description?: string | undefined;
  /** Whether it cannot be chosen. Default: false. */
  isDisabled?: boolean | undefined;
}

/** List of options in the popover of a `Select` or a `ComboBox`. */
export function Options({ items, emptyText }: { items?: readonly OptionItem[]; emptyText?: string | undefined }) {
  return (
    <ListOptions
      {...(items ? { items } : {})}
      renderEmptyState={() => (emptyText ? <NoOptions>{emptyText}</NoOptions> : null)}
    >
      {(item: OptionItem) => (
        <ListOption id={item.id} textValue={item.label} isDisabled={item.isDisabled ?? false}>
          {({ isSelected }) => (
            <OptionText
              label={<AriaText slot="label">{item.label}</AriaText>}
              note={
                item.description ? (
                  <AriaText slot="description">
                    <OptionNote>{item.description}</OptionNote>
                  </AriaText>
                ) : null
              }
              isSelected={isSelected}
            />
          )}
        </ListOption>
      )}
    </ListOptions>
  );
}
