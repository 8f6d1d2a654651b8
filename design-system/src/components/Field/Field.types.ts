import type { ReactNode } from 'react';
import type { ControlSize } from '../Button';

// Small interfaces, so that a field can combine the props it supports: docgen builds the props table from them and does
// not support Omit.

/** Props of every field. */
export interface FieldState {
  /** Help text below the control. */
  description?: ReactNode;
  /** What is wrong and how to correct it. Marks the field as invalid. */
  errorMessage?: string | undefined;
  /** Marks the field as invalid without a message. Default: whether there is an error. */
  isInvalid?: boolean | undefined;
  /** Whether the field is disabled. Default: false. */
  isDisabled?: boolean | undefined;
  /** Field name in the form, also the key in `validationErrors`. */
  name?: string | undefined;
  /** Id of the control. */
  id?: string | undefined;
  /** Called when the field loses focus. */
  onBlur?: (() => void) | undefined;
}

export interface LabelledField {
  /** Visible label. */
  label: ReactNode;
  /** Hides the label visually; it stays the accessible name. Default: false. */
  isLabelHidden?: boolean | undefined;
}

export interface RequiredField {
  /** Shows the required mark and sets the required state. Default: false. */
  isRequired?: boolean | undefined;
}

export interface ReadOnlyField {
  /** Whether the value can be read and copied but not changed. Default: false. */
  isReadOnly?: boolean | undefined;
}

export interface FocusedField {
  /** Focuses the field on mount. Default: false. */
  autoFocus?: boolean | undefined;
}

export interface SizedField {
  /** Height of the control. Default: 'M'. */
  size?: ControlSize | undefined;
}

/** Props of a field with a frame. */
export interface FieldProps extends LabelledField, FieldState, RequiredField, ReadOnlyField, FocusedField, SizedField {}

/** The subset that React Aria receives. */
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
