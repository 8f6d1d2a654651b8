import { useId } from 'react';
import type { FieldProps } from '../Field';
import { SegmentField } from '../Field/SegmentField';
import { TIME_KIND } from '../Field/segments';
import { useLimits } from '../Field/use-limits';
import { useSegments } from '../Field/use-segments';

export interface TimeFieldProps extends FieldProps {
  /** Time as `HH:mm`; `null` or empty for none. Controlled. */
  value?: string | null | undefined;
  /** Initial time. Uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with a complete time, or `null` when it is cleared. */
  onChange?: ((value: string | null) => void) | undefined;
  /** Earliest time, `HH:mm`. */
  minValue?: string | undefined;
  /** Latest time, `HH:mm`. */
  maxValue?: string | undefined;
}

/** Start of arrow keys in an empty time: a school's morning. */
const MORNING = { hour: 8, minute: 0 };

/** A 24-hour time of day. */
export function TimeField({ value, defaultValue, onChange, minValue, maxValue, ...field }: TimeFieldProps) {
  const { parts, stands, change } = useSegments({ kind: TIME_KIND, value, defaultValue, onChange });
  const problem = useLimits(TIME_KIND, stands, { minValue, maxValue });
  return (
    <SegmentField
      {...field}
      kind={TIME_KIND}
      parts={parts}
      onChange={change}
      problem={problem}
      start={MORNING}
      labelId={useId()}
    />
  );
}
