import { Fragment, useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { defined } from '../../utils/defined';
import { ControlGroup } from './Control.styles';
import { DETAILS } from './details';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './Field.types';
import { SegmentInput } from './SegmentInput';
import { Parts as PartsRow, Separator } from './Segments.styles';
import { useServerErrors } from './server-errors';
import { eraseDigit, stepPart, typeDigits } from './segments';
import type { Parts, SegmentKind, SegmentSpec } from './segments';

export interface SegmentFieldProps extends FieldProps {
  kind: SegmentKind;
  parts: Parts;
  /** Value of all segments; null while incomplete. */
  stands: string | null;
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

/** Digits typed into the current segment. */
interface Typing {
  id: SegmentSpec['id'] | undefined;
  text: string;
}

const NOTHING: Typing = { id: undefined, text: '' };

/** A field of segments: spin buttons in a group with label, help and error. */
export function SegmentField(props: SegmentFieldProps) {
  const { kind, parts, stands, onChange, problem, start, labelId, frameRef, children, onBlur, ...field } = props;
  const { name, id, size = 'M', description, errorMessage, isReadOnly = false, isDisabled = false } = field;
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useState<Typing>(NOTHING);
  const { errors: serverErrors, forget } = useServerErrors(name);
  // Shows one sentence: an error of the form or the server replaces the field's own.
  const isSaid = Boolean(errorMessage) || serverErrors.length > 0;
  const errors = [...serverErrors, ...(problem === undefined || isSaid ? [] : [problem])];
  const isInvalid = field.isInvalid ?? (Boolean(errorMessage) || errors.length > 0);
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
  const partOf = (spec: SegmentSpec, index: number) => {
    const typed = typing.id === spec.id ? typing.text : '';
    const writing = { parts, index, typed };
    const settled = (value: number) => {
      setTyping(NOTHING);
      change(kind.settle({ ...parts, [spec.id]: value }));
    };
    return (
      <SegmentInput
        spec={spec}
        value={parts[spec.id]}
        typed={typed}
        id={`${base}-${spec.id}`}
        labelId={labelId}
        describedBy={index === 0 && describedBy !== '' ? describedBy : undefined}
        isRequired={field.isRequired ?? false}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        autoFocus={index === 0 && (field.autoFocus ?? false)}
        onFocus={() => setTyping(NOTHING)}
        onMove={(by) => focusOn(index + by)}
        onDigits={(digits) => {
          const next = typeDigits(kind, writing, digits);
          if (next.index !== index) focusOn(next.index);
          setTyping({ id: kind.segments[next.index]?.id, text: next.typed });
          change(next.parts);
        }}
        onErase={() => {
          if (typed === '' && parts[spec.id] === undefined) return focusOn(index - 1);
          const next = eraseDigit(kind, writing);
          setTyping({ id: kind.segments[next.index]?.id, text: next.typed });
          change(next.parts);
        }}
        onStep={(by) => settled(stepPart(spec, parts[spec.id], by, start[spec.id] ?? spec.min))}
        onEnd={(end) => settled(spec[end])}
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
              errorMessage={errorMessage}
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
                  setTyping(NOTHING);
                  const settledParts = kind.settle(parts);
                  if (kind.write(settledParts) !== stands) change(settledParts);
                  onBlur?.();
                }}
              >
                <PartsRow
                  ref={row}
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
