export { TagsField } from './TagsField';
export type { TagsFieldBase, TagsFieldProps } from './TagsField.types';
