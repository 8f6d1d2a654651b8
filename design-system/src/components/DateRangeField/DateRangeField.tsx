import { useId, useRef, useState } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { DatePicker } from '../DatePicker';
import type { DatePickerProps } from '../DatePicker';
import { FieldShell, defined } from '../Field';
import type { FieldProps } from '../Field';
import { DETAILS } from '../Field/details';
import { useServerErrors } from '../Field/server-errors';
import { Dates } from './DateRangeField.styles';

/** First and last day, both included, as `YYYY-MM-DD`; `null` if empty. */
export interface DateRange {
  start: string | null;
  end: string | null;
}

export interface DateRangeFieldProps extends FieldProps, Pick<DatePickerProps, 'loadNotes' | 'opensAt'> {
  /** Label of the first day: "Desde". */
  startLabel: string;
  /** Label of the last day: "Hasta". */
  endLabel: string;
  /** The range. Controlled. */
  value?: DateRange | undefined;
  /** Initial range. Uncontrolled. */
  defaultValue?: DateRange | undefined;
  /**
   * Called when either day is complete or cleared. The order may be wrong: the field shows an error, and the server
   * must check it too.
   */
  onChange?: ((value: DateRange) => void) | undefined;
  /**
   * Called with a changed range when the field is left, Enter is pressed or a day is chosen in a calendar. For what asks
   * a server, such as filters: between keys a range may be another one than is meant. The field keeps what was typed
   * until `value` changes.
   */
  onChangeEnd?: ((value: DateRange) => void) | undefined;
  /** First allowed day of both, `YYYY-MM-DD`. */
  minValue?: string | undefined;
  /** Last allowed day of both, `YYYY-MM-DD`. */
  maxValue?: string | undefined;
  /** Field name of the first day, for its own server errors. */
  startName?: string | undefined;
  /** Field name of the last day. */
  endName?: string | undefined;
  /** Error of the first day alone. */
  startErrorMessage?: string | undefined;
  /** Error of the last day alone. */
  endErrorMessage?: string | undefined;
}

const NO_RANGE: DateRange = { start: null, end: null };

/** A range of two days, each typed or chosen in a calendar; the last must not be before the first. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { startLabel, endLabel, onChangeEnd, minValue, maxValue, startName, endName } = props;
  const { isRequired, isDisabled, isReadOnly, size, name, description, errorMessage, loadNotes, opensAt } = props;
  const base = useId();
  const labelId = `${base}-label`;
  const helpId = `${base}-help`;
  const errorId = `${base}-error`;
  const { range, write, takeChanged } = useRange(props);
  // Between keys the first day may be after the last one on the way to the day that is meant.
  const [isWritingStart, setWritingStart] = useState(false);
  const { errors, forget } = useServerErrors(name);
  const isInvalid = props.isInvalid ?? (Boolean(errorMessage) || errors.length > 0);
  const describedBy = [description ? helpId : '', isInvalid ? errorId : ''].filter(Boolean).join(' ');

  const change = (part: Partial<DateRange>) => {
    forget();
    write(part);
  };
  const end = () => {
    setWritingStart(false);
    const changed = takeChanged();
    if (changed !== null) onChangeEnd?.(changed);
  };
  // An error of the range marks both fields; otherwise each validates itself.
  const common = { isRequired, isDisabled, isReadOnly, size, maxValue, loadNotes, opensAt, onChoose: end };
  const invalid = isInvalid ? { isInvalid } : {};
  return (
    <LabelContext value={{ id: labelId }}>
      <TextContext value={{ slots: { description: { id: helpId }, errorMessage: { id: errorId } } }}>
        <FieldErrorContext value={{ isInvalid, validationErrors: errors, validationDetails: DETAILS }}>
          <div
            role="group"
            data-range=""
            aria-labelledby={labelId}
            {...defined({ id: props.id, 'aria-describedby': describedBy === '' ? undefined : describedBy })}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (currentTarget.contains(relatedTarget)) return;
              end();
              props.onBlur?.();
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter') end();
            }}
          >
            <FieldShell
              label={props.label}
              isLabelHidden={props.isLabelHidden}
              description={description}
              errorMessage={errorMessage}
              labelElement="span"
            >
              <Dates>
                <DatePicker
                  {...common}
                  {...invalid}
                  label={startLabel}
                  name={startName}
                  autoFocus={props.autoFocus}
                  value={range.start}
                  onChange={(start) => {
                    setWritingStart(true);
                    change({ start });
                  }}
                  onBlur={() => setWritingStart(false)}
                  errorMessage={props.startErrorMessage}
                  minValue={minValue}
                />
                <DatePicker
                  {...common}
                  {...invalid}
                  label={endLabel}
                  name={endName}
                  value={range.end}
                  onChange={(last) => change({ end: last })}
                  errorMessage={props.endErrorMessage}
                  minValue={isWritingStart ? minValue : later(minValue, range.start)}
                />
              </Dates>
            </FieldShell>
          </div>
        </FieldErrorContext>
      </TextContext>
    </LabelContext>
  );
}

/** What the field shows: what was written, until the caller's value changes. */
function useRange({ value, defaultValue, onChange }: DateRangeFieldProps) {
  const [given, setGiven] = useState(value);
  const [draft, setDraft] = useState<DateRange | null>(null);
  const isReplaced = value?.start !== given?.start || value?.end !== given?.end;
  if (isReplaced) {
    setGiven(value);
    setDraft(null);
  }
  const range = (isReplaced ? null : draft) ?? value ?? defaultValue ?? NO_RANGE;
  // A day may change in the event that leaves the field, before the state has it.
  const changed = useRef<DateRange | null>(null);
  return {
    range,
    write: (part: Partial<DateRange>) => {
      const next = { ...range, ...part };
      changed.current = next;
      setDraft(next);
      onChange?.(next);
    },
    /** The changed range, once. */
    takeChanged: () => {
      const next = changed.current;
      changed.current = null;
      return next;
    },
  };
}

/** The later of two days; ISO days compare as text. */
function later(limit: string | undefined, start: string | null): string | undefined {
  if (start === null) return limit;
  return limit !== undefined && limit > start ? limit : start;
}
