export { narrowed } from './narrowed';
export { quadrantCells, quadrantColumns } from './quadrant-columns';
export type { Report, ReportAsked, ReportColumn } from './report';
