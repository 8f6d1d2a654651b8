export { TimeGrid } from './TimeGrid';
export type { TimeGridEvent, TimeGridLabels, TimeGridProps } from './TimeGrid.types';
