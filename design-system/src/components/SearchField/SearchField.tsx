import { useEffect, useRef } from 'react';
import type { Ref } from 'react';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { ControlButton, ControlGroup, FieldShell, ariaField, defined, useText } from '../Field';
import type { FieldState, FocusedField, LabelledField, ReadOnlyField, SizedField } from '../Field';
import { Icon } from '../Icon';
import { SearchIcon, SearchInput } from './SearchField.styles';

export interface SearchFieldProps extends LabelledField, FieldState, ReadOnlyField, FocusedField, SizedField {
  /** The text. Controlled. */
  value?: string | undefined;
  /** Initial text. Uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the text on every input. */
  onChange?: ((value: string) => void) | undefined;
  /** Called with the text after a pause, on Enter and on clearing: search now. */
  onSearch?: ((value: string) => void) | undefined;
  /** Length of the pause, in milliseconds. Default: 300. */
  debounceMs?: number | undefined;
  /** What can be searched for. */
  placeholder?: string | undefined;
  /** Ref to the input, to focus it by a shortcut. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Search while typing: the text changes at once, the search waits for a pause. */
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
