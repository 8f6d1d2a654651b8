import { useState } from 'react';
import { SearchField } from '@ruta/design-system';

export interface FilterSearchProps {
  label: string;
  placeholder: string;
  /** What the list is narrowed by now; empty for nothing. */
  value: string;
  onChange: (text: string) => void;
}

/** As long as the server takes it. */
const wanted = (text: string) => text.trim().slice(0, 200);

/**
 * The search among a list's filters: told only when it says something new. What comes back of what it said leaves the
 * field, the focus and the keys pressed since as they are; a change from outside, such as Back, takes their place.
 */
export function FilterSearch({ label, placeholder, value, onChange }: FilterSearchProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [said, setSaid] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== said) setText(value);
    setSaid(value);
  }
  const search = (next: string) => {
    // Typed before the field was cleared from outside.
    if (next !== '' && next !== text) return;
    if (wanted(next) === value) return;
    setSaid(wanted(next));
    onChange(wanted(next));
  };
  return <SearchField label={label} placeholder={placeholder} value={text} onChange={setText} onSearch={search} />;
}
