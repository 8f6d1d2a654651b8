export type { Report, ReportAsked, ReportColumn } from './report';
