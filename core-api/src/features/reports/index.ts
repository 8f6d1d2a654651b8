export type { Report, ReportAsked } from './report';
