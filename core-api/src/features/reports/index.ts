export { narrowed } from './narrowed';
export { quadrantColumns } from './quadrant-columns';
export type { Report, ReportAsked, ReportColumn } from './report';
