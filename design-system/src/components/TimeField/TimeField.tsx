import { useId } from 'react';
import type { FieldProps } from '../Field';
import { SegmentField } from '../Field/SegmentField';
import { TIME_KIND } from '../Field/segments';
import { useLimits } from '../Field/use-limits';
import { useSegments } from '../Field/use-segments';

export interface TimeFieldProps extends FieldProps {
  /** The time as `HH:mm`, owned by the caller; `null` or empty for none. */
  value?: string | null | undefined;
  /** The first time, when the field owns it. */
  defaultValue?: string | undefined;
  /** A whole time was written, or it was cleared (`null`). */
  onChange?: ((value: string | null) => void) | undefined;
  /** Earliest time, `HH:mm`. */
  minValue?: string | undefined;
  /** Latest time, `HH:mm`. */
  maxValue?: string | undefined;
}

/** Where arrows begin in an empty time: a school's morning. */
const MORNING = { hour: 8, minute: 0 };

/** A time of the day, in 24 hours. */
export function TimeField({ value, defaultValue, onChange, minValue, maxValue, ...field }: TimeFieldProps) {
  const { parts, stands, change } = useSegments({ kind: TIME_KIND, value, defaultValue, onChange });
  const problem = useLimits(TIME_KIND, stands, { minValue, maxValue });
  return (
    <SegmentField
      {...field}
      kind={TIME_KIND}
      parts={parts}
      stands={stands}
      onChange={change}
      problem={problem}
      start={MORNING}
      labelId={useId()}
    />
  );
}
