import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import {
  AutocompleteStateContext,
  FieldInputContext,
  SelectableCollectionContext,
} from 'react-aria-components/Autocomplete';

interface FieldAndListProps {
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/**
 * Joins a search field and a list: the field keeps the focus while arrows move in the list. React Aria's `Autocomplete`
 * does the same, but its module has the contexts that every menu reads, so its code would be in the first page's files.
 */
export function FieldAndList({ value, onChange, children }: FieldAndListProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const state = { inputValue: value, setInputValue: onChange, focusedNodeId, setFocusedNodeId };
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputValue: value, onInputChange: onChange, inputRef: input, collectionRef: list },
    state,
  );
  return (
    <AutocompleteStateContext value={state}>
      <FieldInputContext value={{ ...inputProps, ref: input }}>
        <SelectableCollectionContext value={{ ...collectionProps, ref: collectionRef }}>
          {children}
        </SelectableCollectionContext>
      </FieldInputContext>
    </AutocompleteStateContext>
  );
}
