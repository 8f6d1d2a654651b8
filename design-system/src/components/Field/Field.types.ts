import type { ReactNode } from 'react';
import type { ControlSize } from '../Button';

// In small parts, so that a field which has not all of them names those that it has: the table of props is made of them,
// and what reads it cannot take a member away.

/** What every form field takes. */
export interface FieldState {
  /** Help shown under the control. */
  description?: ReactNode;
  /** What is wrong and what to do. Its presence marks the field as invalid. */
  errorMessage?: string | undefined;
  /** Marks the field as invalid without a message of its own. */
  isInvalid?: boolean | undefined;
  /** The field cannot be used. */
  isDisabled?: boolean | undefined;
  /** The key of the field in the form, also for `validationErrors`. */
  name?: string | undefined;
  /** The id of the control. */
  id?: string | undefined;
  /** Focus left the field. */
  onBlur?: (() => void) | undefined;
}

export interface LabelledField {
  /** The visible name of the field. */
  label: ReactNode;
  /** Keeps the label for assistive technology only. */
  isLabelHidden?: boolean | undefined;
}

export interface RequiredField {
  /** Draws the mark and tells assistive technology that a value is needed. */
  isRequired?: boolean | undefined;
}

export interface ReadOnlyField {
  /** The value can be read and copied, not changed. */
  isReadOnly?: boolean | undefined;
}

export interface FocusedField {
  /** Takes the focus when it appears. */
  autoFocus?: boolean | undefined;
}

export interface SizedField {
  /** Height of the control. */
  size?: ControlSize | undefined;
}

/** What a form field with a frame of its own takes. */
export interface FieldProps extends LabelledField, FieldState, RequiredField, ReadOnlyField, FocusedField, SizedField {}

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
