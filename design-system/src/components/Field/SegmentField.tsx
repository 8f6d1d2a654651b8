import { Fragment, useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { defined } from '../../utils/defined';
import { ControlGroup } from './Control.styles';
import { DETAILS } from './details';
import { FieldShell } from './FieldShell';
import { useFieldWords } from './field-words';
import type { FieldProps } from './Field.types';
import { SegmentInput } from './SegmentInput';
import { Parts as PartsRow, Separator } from './Segments.styles';
import { useServerErrors } from './server-errors';
import { stepPart } from './segments';
import type { Parts, SegmentKind, SegmentSpec } from './segments';
import { erase, type, writtenBy } from './typing';
import type { Typing } from './typing';

export interface SegmentFieldProps extends FieldProps {
  kind: SegmentKind;
  parts: Parts;
  onChange: (parts: Parts) => void;
  /** Error of the value itself, such as being out of range. */
  problem?: string | undefined;
  /** Values from which arrow keys start in empty segments. */
  start: Readonly<Partial<Record<SegmentSpec['id'], number>>>;
  /** Content beside the segments, such as a calendar button. */
  children?: ReactNode;
  /** Ref to the frame, to position a popover. */
  frameRef?: RefObject<HTMLDivElement | null> | undefined;
  /** Id for the label element. */
  labelId: string;
}

/** A field of segments: spin buttons in a group with label, help and error. */
export function SegmentField(props: SegmentFieldProps) {
  const { kind, parts, onChange, problem, start, labelId, frameRef, children, onBlur, ...field } = props;
  const { name, id, size = 'M', description, errorMessage, isReadOnly = false, isDisabled = false } = field;
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useState<Typing | null>(null);
  const written = typing && writtenBy(kind, typing);
  const { errors: serverErrors, forget } = useServerErrors(name);
  const { words } = useFieldWords();
  // Shows one sentence: an error of the form or the server replaces the field's own.
  const isSaid = Boolean(errorMessage) || serverErrors.length > 0;
  // Between keys a value may be outside of its limits on the way to the one that is meant.
  const isJudged = written === null || typing?.text === '' || written.isWhole;
  const errors = [...serverErrors, ...(problem === undefined || isSaid || !isJudged ? [] : [problem])];
  // What was typed stays. The form knows of no day here, so its own sentence would say that it is missing.
  const days = isJudged ? kind.daysInstead(kind.settle(parts)) : null;
  const noSuchDay = days === null ? undefined : words.noSuchDay.replace('{days}', String(days));
  const isInvalid = field.isInvalid ?? (noSuchDay !== undefined || Boolean(errorMessage) || errors.length > 0);
  const helpId = `${base}-help`;
  const errorId = `${base}-error`;
  const describedBy = [description ? helpId : '', isInvalid ? errorId : ''].filter(Boolean).join(' ');

  const focusOn = (index: number) => {
    const input = row.current?.querySelectorAll('input')[index];
    input?.focus();
    input?.select();
  };
  const change = (next: Parts) => {
    forget();
    onChange(next);
  };
  const settle = () => {
    setTyping(null);
    const settled = kind.settle(parts);
    if (kind.segments.some(({ id }) => settled[id] !== parts[id])) change(settled);
  };
  const take = (next: Typing, index: number) => {
    const now = writtenBy(kind, next);
    if (now.index !== index) focusOn(now.index);
    setTyping(next);
    change(now.parts);
  };
  const partOf = (spec: SegmentSpec, index: number) => {
    const begun = typing ?? { start: index, text: '', others: parts };
    const stepped = (value: number) => {
      setTyping(null);
      change(kind.constrain({ ...parts, [spec.id]: value }));
    };
    const typeText = (text: string) => {
      if (text !== '') take(type(kind, begun, text), index);
    };
    return (
      <SegmentInput
        spec={spec}
        value={parts[spec.id]}
        typed={written?.index === index ? written.typed : ''}
        id={`${base}-${spec.id}`}
        labelId={labelId}
        describedBy={index === 0 && describedBy !== '' ? describedBy : undefined}
        isRequired={field.isRequired ?? false}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        autoFocus={index === 0 && (field.autoFocus ?? false)}
        onFocus={() => setTyping(null)}
        onMove={(by) => focusOn(index + by)}
        onText={typeText}
        onPaste={(text) => {
          const put = (pasted: Parts) => {
            focusOn(kind.segments.length - 1);
            change(pasted);
          };
          const pasted = kind.paste(text);
          if (pasted !== null) put(pasted);
          else if (/^\s*\d+\s*$/.test(text)) typeText(text.trim());
          else if (/\p{L}/u.test(text))
            // Without its code nothing is pasted.
            kind.pasteWords(text).then(
              (read) => read && put(read),
              () => undefined,
            );
        }}
        onEnter={settle}
        onErase={() => {
          const isEmpty = begun.text === '' && parts[spec.id] === undefined;
          if (isEmpty) focusOn(index - 1);
          else take(erase(kind, begun), index);
        }}
        onStep={(by) => stepped(stepPart(spec, parts[spec.id], by, start[spec.id] ?? spec.min))}
        onEnd={(end) => stepped(spec[end])}
      />
    );
  };

  return (
    <LabelContext value={{ id: labelId, onClick: () => focusOn(0) }}>
      <TextContext value={{ slots: { description: { id: helpId }, errorMessage: { id: errorId } } }}>
        <FieldErrorContext value={{ isInvalid, validationErrors: errors, validationDetails: DETAILS }}>
          <div>
            <FieldShell
              label={field.label}
              isLabelHidden={field.isLabelHidden}
              isRequired={field.isRequired}
              description={description}
              errorMessage={noSuchDay ?? errorMessage}
              labelElement="span"
            >
              <ControlGroup
                ref={frameRef}
                data-size={size}
                aria-labelledby={labelId}
                {...defined({ id, 'aria-describedby': describedBy === '' ? undefined : describedBy })}
                isInvalid={isInvalid}
                isDisabled={isDisabled}
                isReadOnly={isReadOnly}
                onBlur={({ currentTarget, relatedTarget }) => {
                  if (currentTarget.contains(relatedTarget)) return;
                  settle();
                  onBlur?.();
                }}
              >
                <PartsRow
                  ref={row}
                  // In an empty field a date is typed from its first segment, wherever the field was pressed.
                  onMouseDown={(event) => {
                    const isEmpty = kind.segments.every(({ id }) => parts[id] === undefined);
                    if (!isEmpty || isDisabled || !(event.target instanceof HTMLInputElement)) return;
                    event.preventDefault();
                    focusOn(0);
                  }}
                  // A click beside the segments focuses the first empty one. Keyboard users have the segments' own
                  // keys.
                  onClick={({ target, currentTarget }) => {
                    if (target instanceof HTMLInputElement || isDisabled) return;
                    const missing = kind.segments.findIndex(({ id }) => parts[id] === undefined);
                    focusOn(missing < 0 ? currentTarget.querySelectorAll('input').length - 1 : missing);
                  }}
                >
                  {kind.segments.map((spec, index) => (
                    <Fragment key={spec.id}>
                      {index > 0 && <Separator aria-hidden="true">{kind.separator}</Separator>}
                      {partOf(spec, index)}
                    </Fragment>
                  ))}
                </PartsRow>
                {children}
              </ControlGroup>
            </FieldShell>
          </div>
        </FieldErrorContext>
      </TextContext>
    </LabelContext>
  );
}
