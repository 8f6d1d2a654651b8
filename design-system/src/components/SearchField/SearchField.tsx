import { useEffect, useRef } from 'react';
import type { Ref } from 'react';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { ControlButton, ControlGroup, FieldShell, ariaField, defined, useText } from '../Field';
import type { FieldState, FocusedField, LabelledField, ReadOnlyField, SizedField } from '../Field';
import { Icon } from '../Icon';
import { SearchIcon, SearchInput } from './SearchField.styles';

export interface SearchFieldProps extends LabelledField, FieldState, ReadOnlyField, FocusedField, SizedField {
  /** The text, owned by the caller. */
  value?: string | undefined;
  /** The first text, when the field owns it. */
  defaultValue?: string | undefined;
  /** The text changed: on every key, at once. */
  onChange?: ((value: string) => void) | undefined;
  /** The person paused, pressed Enter or cleared the text: search for it now. */
  onSearch?: ((value: string) => void) | undefined;
  /** How long a pause counts, in milliseconds. */
  debounceMs?: number | undefined;
  /** What can be searched for. */
  placeholder?: string | undefined;
  /** The input element, to focus it from a shortcut. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Filters a list while one types: the echo is instant, the search waits for a pause. */
export function SearchField(props: SearchFieldProps) {
  const { value, defaultValue, onChange, onSearch, debounceMs = 300, placeholder, inputRef } = props;
  const [text, setText] = useText(value, defaultValue, onChange);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchNow = (next: string) => {
    clearTimeout(timer.current);
    search.current?.(next);
  };
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    if (next === '') searchNow(next);
    else timer.current = setTimeout(() => search.current?.(next), debounceMs);
  };

  return (
    <AriaSearchField
      {...ariaField(props)}
      {...defined({ placeholder })}
      value={text}
      onChange={change}
      onSubmit={searchNow}
    >
      <FieldShell
        label={props.label}
        isLabelHidden={props.isLabelHidden}
        description={props.description}
        errorMessage={props.errorMessage}
      >
        <ControlGroup data-size={props.size ?? 'M'}>
          <SearchIcon>
            <Icon name="search" size="S" />
          </SearchIcon>
          <SearchInput ref={inputRef} />
          {text === '' ? null : (
            <ControlButton>
              <Icon name="close" size="S" />
            </ControlButton>
          )}
        </ControlGroup>
      </FieldShell>
    </AriaSearchField>
  );
}
