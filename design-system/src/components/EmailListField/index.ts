export { EmailListField } from './EmailListField';
export type { EmailListFieldProps } from './EmailListField.types';
export { emailProblem } from './emails';
export type { EmailProblem } from './emails';
