import type { ChangeEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { Segment } from './Segments.styles';
import { useFieldWords } from './field-words';
import { padded } from './segments';
import type { SegmentSpec } from './segments';

const PAGE: Readonly<Record<SegmentSpec['id'], number>> = { day: 7, month: 2, year: 5, hour: 2, minute: 15 };

/** Actions on a segment. */
export interface SegmentActions {
  /** Digits and separators were typed. */
  onText: (text: string) => void;
  /** A text was pasted, or filled in by the browser. */
  onPaste: (text: string) => void;
  /** Enter was pressed. */
  onEnter: () => void;
  onErase: () => void;
  /** Changes the value by a number of steps. */
  onStep: (by: number) => void;
  /** Goes to the minimum or maximum. */
  onEnd: (end: 'min' | 'max') => void;
  /** Moves focus to the previous (-1) or next (1) segment. */
  onMove: (by: -1 | 1) => void;
  onFocus: () => void;
}

export interface SegmentInputProps extends SegmentActions {
  spec: SegmentSpec;
  value: number | undefined;
  /** Digits typed so far. */
  typed: string;
  /** Its id, and the ids of its labels and descriptions. */
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
 * A segment: an input with the role spinbutton, so that phones show a numeric keyboard. Handles input events instead of
 * keys, which phone keyboards do not report.
 */
export function SegmentInput(props: SegmentInputProps) {
  const { spec, value, typed, id, labelId, isReadOnly } = props;
  const { locale, words } = useFieldWords();
  const name = new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of(spec.id);
  const text = value === undefined ? '' : padded(value, spec.digits);
  const shown = typed || text;
  const size = Math.max(spec.digits, shown.length);
  // Placeholder letters may be wider than digits, above all those of the month.
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
      onPaste={(event) => {
        if (!isReadOnly) done(event, () => props.onPaste(event.clipboardData.getData('text')));
      }}
    />
  );
}

const placeholderOf = ({ id, digits }: SegmentSpec, year: string) =>
  ({ day: 'dd', month: 'mm', year, hour: '–'.repeat(digits), minute: '–'.repeat(digits) })[id];

/** Text for assistive technology; months by name. */
function spokenOf({ id }: SegmentSpec, value: number, text: string, locale: string): string {
  if (id !== 'month') return text;
  const name = new Date(Date.UTC(2000, value - 1, 1)).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' });
  return `${text} – ${name}`;
}

function written(event: ChangeEvent<HTMLInputElement>, actions: SegmentActions) {
  const { data, inputType } = event.nativeEvent as InputEvent;
  if (/^delete/.test(inputType)) actions.onErase();
  // Without `data` the whole value was replaced by the browser.
  else if (typeof data !== 'string') actions.onPaste(event.target.value);
  // Phone keyboards report separators here and not as keys.
  else actions.onText(data.replace(/[^\d\-/.: ]/g, ''));
}

function pressed(event: KeyboardEvent<HTMLInputElement>, { spec, isReadOnly, ...actions }: SegmentInputProps) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (move === -1 || move === 1) return done(event, () => actions.onMove(move));
  const isSeparator = /^[-/.: ]$/.test(event.key);
  if (isReadOnly) return isSeparator ? done(event, () => actions.onMove(1)) : undefined;
  if (isSeparator) return done(event, () => actions.onText(event.key));
  if (event.key === 'Enter') return actions.onEnter();
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
