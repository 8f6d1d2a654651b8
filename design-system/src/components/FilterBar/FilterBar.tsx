import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFieldWords } from '../Field/field-words';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { TagRemove } from '../Tag';
import { Applied, Bar, FilterTag, Filters, Fold, Search, Tags } from './FilterBar.styles';

/** An active filter. */
export interface AppliedFilter {
  /** Id of the filter. */
  id: string;
  /** "Estado: Pendiente". */
  label: string;
  /** Whether it is the text of `search`, which stays visible when the fields are folded. Default: false. */
  isSearch?: boolean | undefined;
}

export interface FilterBarProps {
  /** Accessible name of the group. */
  'aria-label': string;
  /** Search field, always visible; on phones the only visible field at first. */
  search?: ReactNode;
  /** Other fields; on phones behind a button with the number of active ones. Without them there is no such button. */
  children?: ReactNode;
  /** Active filters, shown as removable tags. Default: []. */
  applied?: readonly AppliedFilter[] | undefined;
  /** Accessible name of the list of tags. */
  appliedLabel: string;
  /** Called to remove a filter. */
  onRemove?: ((id: string) => void) | undefined;
  /** Label of the button that removes all filters. */
  clearLabel: string;
  /** Called to remove all filters. */
  onClear: () => void;
  /** Number of results; announced politely on change. */
  resultText?: string | undefined;
}

/** Filters of a list, with the active ones as tags. */
export function FilterBar(props: FilterBarProps) {
  const { search, children, applied = [], appliedLabel, onRemove, clearLabel, onClear, resultText } = props;
  const { words } = useFieldWords();
  const tags = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const folded = applied.filter(({ isSearch = false }) => !isSearch).length;
  return (
    <Bar role="group" aria-label={props['aria-label']}>
      <Filters data-open={isOpen || undefined}>
        {search === undefined ? null : <Search data-stays>{search}</Search>}
        {children === undefined ? null : (
          <Fold data-stays>
            <Button icon="sliders" isFullWidth aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              {folded === 0 ? words.filters : `${words.filters} (${folded})`}
            </Button>
          </Fold>
        )}
        {children}
      </Filters>
      <Applied>
        <span role="status">{resultText}</span>
        {applied.length > 0 ? (
          <>
            <Tags role="list" aria-label={appliedLabel} ref={tags}>
              {applied.map(({ id, label }, index) => (
                <FilterTag key={id}>
                  {label}
                  {onRemove ? (
                    <TagRemove
                      aria-label={`${words.remove}: ${label}`}
                      onPress={() => {
                        focusBeside(tags.current, index);
                        onRemove(id);
                      }}
                    >
                      <Icon name="close" size="S" />
                    </TagRemove>
                  ) : null}
                </FilterTag>
              ))}
            </Tags>
            <Button
              variant="quiet"
              size="S"
              onPress={() => {
                // The button disappears with the filters.
                focusFirst(tags.current);
                onClear();
              }}
            >
              {clearLabel}
            </Button>
          </>
        ) : null}
      </Applied>
    </Bar>
  );
}

/** Moves focus to a neighbouring tag before a tag is removed, or to the first visible filter. */
function focusBeside(tags: HTMLElement | null, index: number) {
  const buttons = [...(tags?.querySelectorAll('button') ?? [])];
  const neighbour = buttons[index + 1] ?? buttons[index - 1];
  if (neighbour) neighbour.focus();
  else focusFirst(tags);
}

/** Folded fields cannot receive focus. */
function focusFirst(tags: HTMLElement | null) {
  const filters = tags?.closest('[role="group"]')?.querySelectorAll<HTMLElement>('input, button') ?? [];
  for (const filter of filters) {
    filter.focus();
    if (document.activeElement === filter) return;
  }
}
