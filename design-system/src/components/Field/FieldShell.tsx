import type { ReactNode } from 'react';
import { Icon } from '../Icon';
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

/** How much of the allowed text is used. */
export interface CounterProps {
  /** Characters typed. */
  used: number;
  /** Characters allowed. */
  max: number;
}

export interface FieldShellProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'isRequired' | 'description' | 'errorMessage'
> {
  /** The counter, drawn only when the limit is near. */
  counter?: CounterProps | undefined;
  /** `span` where the label names a group and not one control. */
  labelElement?: 'label' | 'span';
  /** The control. */
  children: ReactNode;
}

const NEAR = 0.8;

/** Label, control, help and first error, in the one order every field has. Lives inside a React Aria field. */
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
            {counter.used} / {counter.max}
          </Counter>
        ) : null}
      </FieldNotes>
    </FieldLayout>
  );
}

/** The lines under a control: help, then the first error. */
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
            // A field may be invalid through what is said of its group.
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
