export { DescriptionList } from './DescriptionList';
export type { Description, DescriptionListProps } from './DescriptionList';
