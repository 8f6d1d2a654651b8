import { useId, useState } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { DatePicker } from '../DatePicker';
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

export interface DateRangeFieldProps extends FieldProps {
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
  /** First allowed day of both, `YYYY-MM-DD`. */
  minValue?: string | undefined;
  /** Last allowed day of both, `YYYY-MM-DD`. */
  maxValue?: string | undefined;
  /** Field name of the first day, for its own server errors. */
  startName?: string | undefined;
  /** Field name of the last day. */
  endName?: string | undefined;
}

const NO_RANGE: DateRange = { start: null, end: null };

/** A range of two days, each typed or chosen in a calendar; the last must not be before the first. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { startLabel, endLabel, value, defaultValue, onChange, minValue, maxValue, startName, endName } = props;
  const { isRequired, isDisabled, isReadOnly, size, name, description, errorMessage } = props;
  const base = useId();
  const labelId = `${base}-label`;
  const helpId = `${base}-help`;
  const errorId = `${base}-error`;
  const [own, setOwn] = useState(defaultValue ?? NO_RANGE);
  const range = value ?? own;
  const { errors, forget } = useServerErrors(name);
  const isInvalid = props.isInvalid ?? (Boolean(errorMessage) || errors.length > 0);
  const describedBy = [description ? helpId : '', isInvalid ? errorId : ''].filter(Boolean).join(' ');

  const change = (part: Partial<DateRange>) => {
    const next = { ...range, ...part };
    forget();
    setOwn(next);
    onChange?.(next);
  };
  // An error of the range marks both fields; otherwise each validates itself.
  const common = { isRequired, isDisabled, isReadOnly, size, maxValue, ...(isInvalid ? { isInvalid } : {}) };
  return (
    <LabelContext value={{ id: labelId }}>
      <TextContext value={{ slots: { description: { id: helpId }, errorMessage: { id: errorId } } }}>
        <FieldErrorContext value={{ isInvalid, validationErrors: errors, validationDetails: DETAILS }}>
          <div
            role="group"
            aria-labelledby={labelId}
            {...defined({ id: props.id, 'aria-describedby': describedBy === '' ? undefined : describedBy })}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) props.onBlur?.();
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
                  label={startLabel}
                  name={startName}
                  autoFocus={props.autoFocus}
                  value={range.start}
                  onChange={(start) => change({ start })}
                  minValue={minValue}
                />
                <DatePicker
                  {...common}
                  label={endLabel}
                  name={endName}
                  value={range.end}
                  onChange={(end) => change({ end })}
                  minValue={later(minValue, range.start)}
                />
              </Dates>
            </FieldShell>
          </div>
        </FieldErrorContext>
      </TextContext>
    </LabelContext>
  );
}

/** The later of two days; ISO days compare as text. */
function later(limit: string | undefined, start: string | null): string | undefined {
  if (start === null) return limit;
  return limit !== undefined && limit > start ? limit : start;
}
