import { useState } from 'react';
import type { Parts, SegmentKind } from './segments';

export interface SegmentsOptions {
  kind: SegmentKind;
  /** The value, owned by the caller; `null` or empty for none. */
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string | null) => void) | undefined;
}

/** What is written part by part; a whole value, or that there is none any more, is told. */
export function useSegments({ kind, value, defaultValue, onChange }: SegmentsOptions) {
  const [own, setOwn] = useState(() => {
    const parts = kind.read(value ?? defaultValue);
    return { parts, stands: kind.write(parts) };
  });
  const given = value === undefined ? own.stands : kind.write(kind.read(value));
  // Something else than what was written last: the caller's value counts.
  if (given !== own.stands) setOwn({ parts: kind.read(given), stands: given });

  const change = (parts: Parts) => {
    const next = kind.write(parts);
    setOwn({ parts, stands: next });
    if (next !== own.stands) onChange?.(next);
  };
  return { parts: own.parts, stands: own.stands, change };
}
