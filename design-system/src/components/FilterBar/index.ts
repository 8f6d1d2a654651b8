export { FilterBar } from './FilterBar';
export type { AppliedFilter, FilterBarProps } from './FilterBar';
