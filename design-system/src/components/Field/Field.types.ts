import type { ReactNode } from 'react';
import type { ControlSize } from '../Button';

/** What every form field takes. */
export interface FieldProps {
  /** The visible name of the field. */
  label: ReactNode;
  /** Keeps the label for assistive technology only. */
  isLabelHidden?: boolean | undefined;
  /** Help shown under the control. */
  description?: ReactNode;
  /** What is wrong and what to do. Its presence marks the field as invalid. */
  errorMessage?: string | undefined;
  /** Marks the field as invalid without a message of its own. */
  isInvalid?: boolean | undefined;
  /** Draws the mark and tells assistive technology that a value is needed. */
  isRequired?: boolean | undefined;
  /** The field cannot be used. */
  isDisabled?: boolean | undefined;
  /** The value can be read and copied, not changed. */
  isReadOnly?: boolean | undefined;
  /** The key of the field in the form, also for `validationErrors`. */
  name?: string | undefined;
  /** The id of the control. */
  id?: string | undefined;
  /** Takes the focus when it appears. */
  autoFocus?: boolean | undefined;
  /** Height of the control. */
  size?: ControlSize | undefined;
  /** Focus left the field. */
  onBlur?: (() => void) | undefined;
}

/** What React Aria needs of those. */
export interface AriaFieldState {
  isInvalid?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  name?: string;
  id?: string;
  autoFocus?: boolean;
  onBlur?: () => void;
  validationBehavior: 'aria';
}
