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

/** From one day to another, both included, as `YYYY-MM-DD`; `null` where none is written. */
export interface DateRange {
  start: string | null;
  end: string | null;
}

export interface DateRangeFieldProps extends FieldProps {
  /** Name of the first day: "Desde". */
  startLabel: string;
  /** Name of the last day: "Hasta". */
  endLabel: string;
  /** The range, owned by the caller. */
  value?: DateRange | undefined;
  /** The first range, when the field owns it. */
  defaultValue?: DateRange | undefined;
  /** A whole day was written at either end, or cleared. It may be out of order: the field says so, and so shall the server. */
  onChange?: ((value: DateRange) => void) | undefined;
  /** First allowed day of both, `YYYY-MM-DD`. */
  minValue?: string | undefined;
  /** Last allowed day of both, `YYYY-MM-DD`. */
  maxValue?: string | undefined;
  /** Key of the first day in the form, for the server's errors about it alone. */
  startName?: string | undefined;
  /** Key of the last day in the form. */
  endName?: string | undefined;
}

const NO_RANGE: DateRange = { start: null, end: null };

/** Two days that belong together, the last not before the first: each typed, or found on its calendar. */
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
  // What is said of both marks both; alone, each judges itself.
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

/** The later of two days, which compare as texts. */
function later(limit: string | undefined, start: string | null): string | undefined {
  if (start === null) return limit;
  return limit !== undefined && limit > start ? limit : start;
}
