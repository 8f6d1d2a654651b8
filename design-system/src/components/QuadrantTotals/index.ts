export { QuadrantTotals } from './QuadrantTotals';
export { QuadrantList } from './QuadrantList';
export { shareTable } from './shareTable';
export type { QuadrantTotalsProps, QuadrantTotalsWords } from './QuadrantTotals.types';
