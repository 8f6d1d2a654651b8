import { Text as AriaText } from 'react-aria-components/Text';
import { ListOption, ListOptions, NoOptions, OptionNote } from './ListPopover.styles';
import { OptionText } from './OptionText';

/** One choice of a `Select` or a `ComboBox`. */
export interface OptionItem {
  /** The value. */
  id: string;
  /** What one reads and filters by. */
  label: string;
  /** A second, smaller line. */
  description?: string | undefined;
  /** Shown but not to be chosen. */
  isDisabled?: boolean | undefined;
}

/** The list inside the popover of a `Select` or a `ComboBox`. */
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
