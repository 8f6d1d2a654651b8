import { useState } from 'react';
import type { Parts, SegmentKind } from './segments';

export interface SegmentsOptions {
  kind: SegmentKind;
  /** Value; `null` or empty for none. Controlled. */
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string | null) => void) | undefined;
}

/** State of a segment field. Reports complete values, and `null` when a value becomes incomplete. */
export function useSegments({ kind, value, defaultValue, onChange }: SegmentsOptions) {
  const [own, setOwn] = useState(() => {
    const parts = kind.read(value ?? defaultValue);
    return { parts, stands: kind.write(parts) };
  });
  const given = value === undefined ? own.stands : kind.write(kind.read(value));
  // The caller's value differs from the last one typed and replaces it.
  if (given !== own.stands) setOwn({ parts: kind.read(given), stands: given });

  const change = (parts: Parts) => {
    const next = kind.write(parts);
    setOwn({ parts, stands: next });
    if (next !== own.stands) onChange?.(next);
  };
  return { parts: own.parts, stands: own.stands, change };
}
