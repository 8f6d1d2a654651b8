import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ComboBoxProps } from './ComboBox.types';

type Owned = Pick<ComboBoxProps, 'items' | 'value' | 'defaultValue' | 'onChange' | 'onInputChange'>;

/**
 * What is chosen, what stands in the field, and what it looks for. The library would take the text from the choices that
 * are in the list, and of many only some are.
 */
export function useComboText({ items, value, defaultValue, onChange, onInputChange }: Owned) {
  const [own, setOwn] = useState(defaultValue ?? null);
  const chosen = value === undefined ? own : value;
  const label = useMemo(() => items.find(({ id }) => id === chosen)?.label ?? '', [items, chosen]);
  // While nothing is typed, the name of what is chosen stands there.
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
    // Always the same two: choices in the list keep what they were given when they were drawn.
    choose: useCallback((next: string | null) => latest.current.choose(next), []),
    type: useCallback((next: string) => latest.current.type(next), []),
  };
}
