import type { TagsFieldBase } from '../TagsField';
import type { EmailProblem } from './emails';

export interface EmailListFieldProps extends TagsFieldBase {
  /** What is wrong with an address, in a few words: "le falta la @". */
  problemText: (problem: EmailProblem) => string;
}
