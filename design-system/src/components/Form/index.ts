export { Form } from './Form';
export type { FormProps, ValidationErrors } from './Form';
