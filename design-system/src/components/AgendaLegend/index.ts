export { AgendaLegend } from './AgendaLegend';
export type { AgendaLegendProps } from './AgendaLegend';
