export { AxisSummary } from './AxisSummary';
export type { AxisSummaryProps } from './AxisSummary';
