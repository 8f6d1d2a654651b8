import type { TagsFieldBase } from '../TagsField';
import type { EmailProblem } from './emails';

export interface EmailListFieldProps extends TagsFieldBase {
  /** Short text for a fault of an address: "le falta la @". */
  problemText: (problem: EmailProblem) => string;
}
