import { Suspense, lazy, useId, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import type { DayNotes } from '../AgendaCalendar';
import type { DateFieldProps } from '../DateField';
import { ControlButton } from '../Field';
import { useFieldWords } from '../Field/field-words';
import { SegmentField } from '../Field/SegmentField';
import { dayStart } from '../Field/day-start';
import { DAY_KIND } from '../Field/segments';
import { useLimits } from '../Field/use-limits';
import { useSegments } from '../Field/use-segments';
import { Icon } from '../Icon';
import { CalendarBox, CalendarPopover, MonthPlace } from './DatePicker.styles';

// Lazy: React Aria's calendar is heavy, and the field works without it.
const loadMonth = () => import('./MonthPicker');
const MonthPicker = lazy(async () => ({ default: (await loadMonth()).MonthPicker }));

export interface DatePickerProps extends DateFieldProps {
  /** Days that cannot be chosen within the limits; receives `YYYY-MM-DD`. */
  isDateUnavailable?: ((day: string) => boolean) | undefined;
  /**
   * Loads the names of days such as holidays, when the calendar opens. They are shaded, named below the month, and can be
   * chosen. Without an answer the calendar shows none.
   */
  loadNotes?: (() => Promise<DayNotes>) | undefined;
  /** Called after a day was chosen in the calendar. */
  onChoose?: (() => void) | undefined;
  /** Day at which the calendar opens while no day is chosen, `YYYY-MM-DD`. Default: today. */
  opensAt?: string | undefined;
}

/** A date, typed or chosen in a calendar. Displays DD-MM-YYYY; values are `YYYY-MM-DD`. */
export function DatePicker(props: DatePickerProps) {
  const { value, defaultValue, onChange, minValue, maxValue, earlyMessage, lateMessage, ...rest } = props;
  const { isDateUnavailable, loadNotes, opensAt, onChoose, ...field } = rest;
  const { words } = useFieldWords();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const buttonId = useId();
  const { parts, stands, change } = useSegments({ kind: DAY_KIND, value, defaultValue, onChange });
  const outside = useLimits(DAY_KIND, stands, { minValue, maxValue, earlyMessage, lateMessage });
  const isUnavailable = stands !== null && isDateUnavailable?.(stands) === true;
  return (
    <SegmentField
      {...field}
      kind={DAY_KIND}
      parts={parts}
      onChange={change}
      problem={outside ?? (isUnavailable ? words.unavailable : undefined)}
      start={dayStart()}
      labelId={labelId}
      frameRef={frame}
    >
      <ControlButton
        id={buttonId}
        aria-label={words.calendar}
        aria-labelledby={`${buttonId} ${labelId}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        isDisabled={field.isDisabled === true || field.isReadOnly === true}
        onHoverStart={() => void loadMonth()}
        onFocus={() => void loadMonth()}
        onPress={() => setOpen(true)}
      >
        <Icon name="calendar" />
      </ControlButton>
      <CalendarPopover triggerRef={frame} isOpen={isOpen} onOpenChange={setOpen} placement="bottom end">
        <AriaDialog aria-labelledby={`${buttonId} ${labelId}`}>
          <CalendarBox>
            <Suspense fallback={<MonthPlace aria-busy="true" />}>
              <MonthPicker
                value={stands}
                minValue={minValue}
                maxValue={maxValue}
                isDateUnavailable={isDateUnavailable}
                loadNotes={loadNotes}
                opensAt={opensAt}
                onChange={(day) => {
                  change(DAY_KIND.read(day));
                  onChoose?.();
                  setOpen(false);
                }}
              />
            </Suspense>
          </CalendarBox>
        </AriaDialog>
      </CalendarPopover>
    </SegmentField>
  );
}
