import { defined } from '../../utils/defined';
import type { AriaFieldState, FieldProps } from './Field.types';

/**
 * Common props for React Aria. `isInvalid` is omitted while there is no error, so that errors of a surrounding `Form`
 * apply. Uses `aria` validation, because native validation would prevent submission.
 */
export function ariaField(props: Omit<FieldProps, 'label'>): AriaFieldState {
  const { errorMessage, isInvalid, isRequired, isDisabled, isReadOnly, name, id, autoFocus, onBlur } = props;
  const invalid = isInvalid ?? (errorMessage ? true : undefined);
  return {
    ...defined({ isInvalid: invalid, isRequired, isDisabled, isReadOnly, name, id, autoFocus, onBlur }),
    validationBehavior: 'aria',
  };
}
