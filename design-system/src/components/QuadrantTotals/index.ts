export { QuadrantTotals } from './QuadrantTotals';
export { QuadrantList } from './QuadrantList';
export { shareTable } from './shareTable';
export type { QuadrantChartProps, QuadrantTotalsProps, QuadrantTotalsWords } from './QuadrantTotals.types';
