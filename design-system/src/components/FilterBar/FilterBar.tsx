import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFieldWords } from '../Field/field-words';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { TagRemove } from '../Tag';
import { Applied, Bar, FilterTag, Filters, Fold, Search, Tags } from './FilterBar.styles';

/** One filter in force. */
export interface AppliedFilter {
  /** Its key. */
  id: string;
  /** "Estado: Pendiente". */
  label: string;
  /** It is what `search` says: in sight where the fields are folded. */
  isSearch?: boolean | undefined;
}

export interface FilterBarProps {
  /** Name of the group of filters. */
  'aria-label': string;
  /** The search, always in sight: on phones it is all that shows of the fields at first. */
  search?: ReactNode;
  /** The other fields; on phones folded behind one button that says how many are in use. */
  children: ReactNode;
  /** Filters in force, drawn as removable tags. */
  applied?: readonly AppliedFilter[] | undefined;
  /** Name of the list of those tags. */
  appliedLabel: string;
  /** One filter is to be taken off. */
  onRemove?: ((id: string) => void) | undefined;
  /** Button that takes all off. */
  clearLabel: string;
  /** All filters are to be taken off. */
  onClear: () => void;
  /** How many match; read out politely when it changes. */
  resultText?: string | undefined;
}

/** Narrows a list down and shows by what. */
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
        <Fold data-stays>
          <Button icon="sliders" isFullWidth aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {folded === 0 ? words.filters : `${words.filters} (${folded})`}
          </Button>
        </Fold>
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
                // It goes with the filters.
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

/** Before a tag goes, the focus goes to its neighbour, or to the first filter in sight when there is none. */
function focusBeside(tags: HTMLElement | null, index: number) {
  const buttons = [...(tags?.querySelectorAll('button') ?? [])];
  const neighbour = buttons[index + 1] ?? buttons[index - 1];
  if (neighbour) neighbour.focus();
  else focusFirst(tags);
}

/** What is folded takes no focus. */
function focusFirst(tags: HTMLElement | null) {
  const filters = tags?.closest('[role="group"]')?.querySelectorAll<HTMLElement>('input, button') ?? [];
  for (const filter of filters) {
    filter.focus();
    if (document.activeElement === filter) return;
  }
}
