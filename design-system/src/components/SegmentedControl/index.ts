export { SegmentedControl } from './SegmentedControl';
export type { SegmentOption, SegmentedControlProps } from './SegmentedControl';
