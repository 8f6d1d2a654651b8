import { useState } from 'react';

/** A text, controlled (`value`) or uncontrolled (`defaultValue`). */
export function useText(
  value: string | undefined,
  defaultValue: string | undefined,
  onChange: ((value: string) => void) | undefined,
): readonly [string, (value: string) => void] {
  const [own, setOwn] = useState(defaultValue ?? '');
  const change = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value ?? own, change];
}
