export { BarChart } from './BarChart';
export type { BarChartProps, BarRow, BarSeries } from './BarChart.types';
