import { useState } from 'react';
import { SearchField } from '@ruta/design-system';

export interface FilterSearchProps {
  label: string;
  placeholder: string;
  /** The current search; empty for none. */
  value: string;
  onChange: (text: string) => void;
}

/** Trimmed to the server's limit of 200 characters. */
const wanted = (text: string) => text.trim().slice(0, 200);

/**
 * The search field of a list. Calls `onChange` only with a new text. When its own text comes back as `value`, the field
 * keeps what was typed since; a `value` from outside, such as after Back, replaces it.
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
    // A delayed search from before the field was reset.
    if (next !== '' && next !== text) return;
    if (wanted(next) === value) return;
    setSaid(wanted(next));
    onChange(wanted(next));
  };
  return <SearchField label={label} placeholder={placeholder} value={text} onChange={setText} onSearch={search} />;
}
