export { InlineEdit } from './InlineEdit';
export type { InlineEditProps } from './InlineEdit';
