import { useFieldWords } from './field-words';
import { padded } from './segments';
import type { SegmentKind } from './segments';

export interface Limits {
  minValue?: string | undefined;
  maxValue?: string | undefined;
  /** The error before `minValue`. Default: a sentence that names the limit. */
  earlyMessage?: string | undefined;
  /** The error after `maxValue`. Default: a sentence that names the limit. */
  lateMessage?: string | undefined;
}

/** Error text for a value outside its limits. Values of a kind compare as text. */
export function useLimits(kind: SegmentKind, stands: string | null, limits: Limits) {
  const { minValue, maxValue, earlyMessage, lateMessage } = limits;
  const { words } = useFieldWords();
  if (stands === null) return undefined;
  if (minValue !== undefined && stands < minValue)
    return earlyMessage ?? words.earliest.replace('{limit}', shown(kind, minValue));
  if (maxValue !== undefined && stands > maxValue)
    return lateMessage ?? words.latest.replace('{limit}', shown(kind, maxValue));
  return undefined;
}

function shown({ segments, separator, read }: SegmentKind, value: string): string {
  const parts = read(value);
  return segments.map(({ id, digits }) => padded(parts[id] ?? 0, digits)).join(separator);
}
