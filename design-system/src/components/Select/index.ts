export { Select } from './Select';
export type { SelectProps } from './Select';
export type { OptionItem } from '../Field';
