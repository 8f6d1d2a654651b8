import type { ChangeEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { Segment } from './Segments.styles';
import { useFieldWords } from './field-words';
import { padded } from './segments';
import type { SegmentSpec } from './segments';

const PAGE: Readonly<Record<SegmentSpec['id'], number>> = { day: 7, month: 2, year: 5, hour: 2, minute: 15 };

/** What one does to a part. */
export interface SegmentActions {
  /** Digits were written. */
  onDigits: (digits: string) => void;
  onErase: () => void;
  /** One or more up or down. */
  onStep: (by: number) => void;
  /** To the lowest or the highest. */
  onEnd: (end: 'min' | 'max') => void;
  /** To the part before (-1) or after (1). */
  onMove: (by: -1 | 1) => void;
  onFocus: () => void;
}

export interface SegmentInputProps extends SegmentActions {
  spec: SegmentSpec;
  value: number | undefined;
  /** The digits being written into it now. */
  typed: string;
  /** Its id, and the ids of what names and describes it. */
  id: string;
  labelId: string;
  describedBy: string | undefined;
  isRequired: boolean;
  isInvalid: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  autoFocus: boolean;
}

/**
 * A part of a date or time: an input, so that phones open their numeric keyboard, which is told of as a spin button. What
 * is written arrives as input and not as keys: the keyboards of phones have no keys to tell of.
 */
export function SegmentInput(props: SegmentInputProps) {
  const { spec, value, typed, id, labelId, isReadOnly } = props;
  const { locale, words } = useFieldWords();
  const name = new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of(spec.id);
  const text = value === undefined ? '' : padded(value, spec.digits);
  const shown = typed || text;
  const size = Math.max(spec.digits, shown.length);
  // Letters of a placeholder may be wider than digits, those of the month most of all.
  const room = spec.digits > 2 ? 10 : spec.id === 'month' && shown === '' ? 14 : 4;
  return (
    <Segment
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      id={id}
      value={shown}
      placeholder={placeholderOf(spec, words.year)}
      style={{ inlineSize: `calc(${size}ch + ${room}px)`, ...(spec.digits > 2 ? { textAlign: 'start' } : {}) }}
      aria-label={name}
      aria-labelledby={`${id} ${labelId}`}
      aria-describedby={props.describedBy}
      aria-valuemin={spec.min}
      aria-valuemax={spec.max}
      aria-valuenow={value}
      aria-valuetext={value === undefined ? words.empty : spokenOf(spec, value, text, locale)}
      aria-required={props.isRequired || undefined}
      aria-invalid={props.isInvalid || undefined}
      aria-readonly={isReadOnly || undefined}
      readOnly={isReadOnly}
      disabled={props.isDisabled}
      autoFocus={props.autoFocus}
      onFocus={(event) => {
        event.target.select();
        props.onFocus();
      }}
      onChange={(event) => written(event, props)}
      onKeyDown={(event) => pressed(event, props)}
    />
  );
}

const placeholderOf = ({ id, digits }: SegmentSpec, year: string) =>
  ({ day: 'dd', month: 'mm', year, hour: '–'.repeat(digits), minute: '–'.repeat(digits) })[id];

/** Months are told with their names. */
function spokenOf({ id }: SegmentSpec, value: number, text: string, locale: string): string {
  if (id !== 'month') return text;
  const name = new Date(Date.UTC(2000, value - 1, 1)).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' });
  return `${text} – ${name}`;
}

function written(event: ChangeEvent<HTMLInputElement>, actions: SegmentActions) {
  const { data, inputType } = event.nativeEvent as InputEvent;
  if (/^delete/.test(inputType)) actions.onErase();
  // Without data it was put there whole: pasted, or filled in by a program.
  else actions.onDigits((data ?? event.target.value).replace(/\D/g, ''));
}

function pressed(event: KeyboardEvent<HTMLInputElement>, { spec, isReadOnly, ...actions }: SegmentInputProps) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (move === -1 || move === 1) return done(event, () => actions.onMove(move));
  if (/^[-/.: ]$/.test(event.key)) return done(event, () => actions.onMove(1));
  if (isReadOnly) return;
  const step = { ArrowUp: 1, ArrowDown: -1, PageUp: PAGE[spec.id], PageDown: -PAGE[spec.id] }[event.key];
  if (step !== undefined) return done(event, () => actions.onStep(step));
  if (event.key === 'Home' || event.key === 'End')
    return done(event, () => actions.onEnd(event.key === 'Home' ? 'min' : 'max'));
  if (event.key === 'Backspace' || event.key === 'Delete') return done(event, actions.onErase);
}

function done(event: SyntheticEvent, act: () => void) {
  event.preventDefault();
  act();
}
