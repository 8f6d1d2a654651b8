import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ComboBoxProps } from './ComboBox.types';

type Owned = Pick<ComboBoxProps, 'items' | 'value' | 'defaultValue' | 'onChange' | 'onInputChange'>;

/**
 * Selection, field text and search of a combobox. React Aria would take the text from the options in the list, which
 * contains only some of them.
 */
export function useComboText({ items, value, defaultValue, onChange, onInputChange }: Owned) {
  const [own, setOwn] = useState(defaultValue ?? null);
  const chosen = value === undefined ? own : value;
  const label = useMemo(() => items.find(({ id }) => id === chosen)?.label ?? '', [items, chosen]);
  // Null while nothing is typed; the field then shows the selected option's name.
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    setTyped(null);
  }
  const text = typed ?? label;

  const choose = (next: string | null) => {
    setTyped(null);
    if (next === chosen) return;
    setOwn(next);
    onChange?.(next);
  };
  const type = (next: string) => {
    setTyped(next === label ? null : next);
    if (next === '' && chosen !== null) choose(null);
  };

  const told = useRef(text);
  const latest = useRef({ choose, type });
  useEffect(() => {
    latest.current = { choose, type };
    if (told.current === text) return;
    told.current = text;
    onInputChange?.(text);
  });
  return {
    chosen,
    text,
    query: typed ?? '',
    // Stable identity: rendered options keep the callback.
    choose: useCallback((next: string | null) => latest.current.choose(next), []),
    type: useCallback((next: string) => latest.current.type(next), []),
  };
}
