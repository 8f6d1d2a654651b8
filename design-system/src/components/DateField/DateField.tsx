import { useId } from 'react';
import type { FieldProps } from '../Field';
import { SegmentField } from '../Field/SegmentField';
import { DAY_KIND } from '../Field/segments';
import { useSegments } from '../Field/use-segments';
import { useLimits } from '../Field/use-limits';
import { dayStart } from '../Field/day-start';

export interface DateFieldProps extends FieldProps {
  /** Day as `YYYY-MM-DD`; `null` or empty for none. Controlled. */
  value?: string | null | undefined;
  /** Initial day. Uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with a complete day, or `null` when it is cleared. */
  onChange?: ((value: string | null) => void) | undefined;
  /** First allowed day, `YYYY-MM-DD`. */
  minValue?: string | undefined;
  /** Last allowed day, `YYYY-MM-DD`. */
  maxValue?: string | undefined;
  /** The error before `minValue`, where the server has words of its own. Default: a sentence that names the limit. */
  earlyMessage?: string | undefined;
  /** The error after `maxValue`, likewise. */
  lateMessage?: string | undefined;
}

/** A date typed without a calendar, for dates known by heart such as a birthday. */
export function DateField(props: DateFieldProps) {
  const { value, defaultValue, onChange, minValue, maxValue, earlyMessage, lateMessage, ...field } = props;
  const { parts, stands, change } = useSegments({ kind: DAY_KIND, value, defaultValue, onChange });
  const problem = useLimits(DAY_KIND, stands, { minValue, maxValue, earlyMessage, lateMessage });
  return (
    <SegmentField
      {...field}
      kind={DAY_KIND}
      parts={parts}
      onChange={change}
      problem={problem}
      start={dayStart()}
      labelId={useId()}
    />
  );
}
