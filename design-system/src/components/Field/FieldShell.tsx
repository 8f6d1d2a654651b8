import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { LiveText } from '../LiveText';
import {
  Below,
  Counter,
  Description,
  ErrorIcon,
  FieldError,
  FieldLabel,
  FieldLayout,
  Notes,
  RequiredMark,
} from './Field.styles';
import type { FieldProps } from './Field.types';

/** Character count of a text field. */
export interface CounterProps {
  /** Characters typed. */
  used: number;
  /** Maximum characters. */
  max: number;
}

export interface FieldShellProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'isRequired' | 'description' | 'errorMessage'
> {
  /** Counter; shown only near the limit. */
  counter?: CounterProps | undefined;
  /** `span` if the label names a group instead of one control. */
  labelElement?: 'label' | 'span';
  /** The control. */
  children: ReactNode;
}

const NEAR = 0.8;

/** Layout of every field: label, control, help, first error. Must be inside a React Aria field. */
export function FieldShell(props: FieldShellProps) {
  const { label, isLabelHidden, isRequired, description, errorMessage, counter, labelElement, children } = props;
  const isNear = counter !== undefined && counter.used >= counter.max * NEAR;
  return (
    <FieldLayout>
      <FieldLabel elementType={labelElement ?? 'label'} data-hidden={isLabelHidden || undefined}>
        {label}
        {isRequired ? <RequiredMark aria-hidden="true">*</RequiredMark> : null}
      </FieldLabel>
      {children}
      <FieldNotes description={description} errorMessage={errorMessage}>
        {isNear ? (
          <Counter data-full={counter.used >= counter.max || undefined}>
            <LiveText>{`${counter.used} / ${counter.max}`}</LiveText>
          </Counter>
        ) : null}
      </FieldNotes>
    </FieldLayout>
  );
}

/** Texts below a control: help, then the first error. */
export function FieldNotes({
  description,
  errorMessage,
  children,
}: Pick<FieldShellProps, 'description' | 'errorMessage'> & { children?: ReactNode }) {
  return (
    <Below>
      <Notes>
        {description ? <Description slot="description">{description}</Description> : null}
        <FieldError>
          {({ validationErrors: [first] }) =>
            // A field may be invalid because of an error of its group.
            (errorMessage ?? first) ? (
              <>
                <ErrorIcon>
                  <Icon name="warning" size="S" />
                </ErrorIcon>
                <span>{errorMessage ?? first}</span>
              </>
            ) : null
          }
        </FieldError>
      </Notes>
      {children}
    </Below>
  );
}
