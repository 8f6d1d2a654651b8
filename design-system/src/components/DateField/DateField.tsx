import { useId } from 'react';
import type { FieldProps } from '../Field';
import { SegmentField } from '../Field/SegmentField';
import { DAY_KIND } from '../Field/segments';
import { useSegments } from '../Field/use-segments';
import { useLimits } from '../Field/use-limits';
import { dayStart } from '../Field/day-start';

export interface DateFieldProps extends FieldProps {
  /** The day as `YYYY-MM-DD`, owned by the caller; `null` or empty for none. */
  value?: string | null | undefined;
  /** The first day, when the field owns it. */
  defaultValue?: string | undefined;
  /** A whole day was written, or it was cleared (`null`). */
  onChange?: ((value: string | null) => void) | undefined;
  /** First allowed day, `YYYY-MM-DD`. */
  minValue?: string | undefined;
  /** Last allowed day, `YYYY-MM-DD`. */
  maxValue?: string | undefined;
}

/** A day one knows by heart (a birthday): typed, without a calendar. */
export function DateField({ value, defaultValue, onChange, minValue, maxValue, ...field }: DateFieldProps) {
  const { parts, stands, change } = useSegments({ kind: DAY_KIND, value, defaultValue, onChange });
  const problem = useLimits(DAY_KIND, stands, { minValue, maxValue });
  return (
    <SegmentField
      {...field}
      kind={DAY_KIND}
      parts={parts}
      stands={stands}
      onChange={change}
      problem={problem}
      start={dayStart()}
      labelId={useId()}
    />
  );
}
