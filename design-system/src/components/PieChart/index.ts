export { PieChart } from './PieChart';
export type { PieChartProps, PieSlice } from './PieChart.types';
