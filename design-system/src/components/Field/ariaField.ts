import { defined } from '../../utils/defined';
import type { AriaFieldState, FieldProps } from './Field.types';

/**
 * The common field props as React Aria wants them. `isInvalid` stays out when nothing is wrong, so that the errors
 * of a surrounding `Form` can show; `aria` because a field must never keep the browser from sending a form.
 */
export function ariaField(props: Omit<FieldProps, 'label'>): AriaFieldState {
  const { errorMessage, isInvalid, isRequired, isDisabled, isReadOnly, name, id, autoFocus, onBlur } = props;
  const invalid = isInvalid ?? (errorMessage ? true : undefined);
  return {
    ...defined({ isInvalid: invalid, isRequired, isDisabled, isReadOnly, name, id, autoFocus, onBlur }),
    validationBehavior: 'aria',
  };
}
