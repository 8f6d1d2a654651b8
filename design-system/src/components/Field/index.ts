export { FieldNotes, FieldShell } from './FieldShell';
export { ProblemText } from './ProblemText';
export { ariaField } from './ariaField';
export { defined } from '../../utils/defined';
export { ControlButton, ControlGroup, bareInput, controlFrame, focusRing } from './Control.styles';
export { FieldLayout } from './Field.styles';
export type {
  FieldProps,
  FieldState,
  FocusedField,
  LabelledField,
  ReadOnlyField,
  RequiredField,
  SizedField,
} from './Field.types';
export { useText } from './useText';
export { DrawnOption, ListPopover, OptionNote } from './ListPopover.styles';
export { Options } from './Options';
export { OptionText } from './OptionText';
export type { OptionItem } from './Options';
