import type { ReportFormat } from '@ruta/contracts/reports/report.schema';
import type { reports } from '@ruta/contracts/reports/reports.api';
import type { adminReports, coachReports } from '@ruta/contracts/reports/reports.screens';
import { toQuery } from '@ruta/contracts/kit/page-path';
import { route, screenRoute } from '../../lib/api';

export type ReportArea = 'coach' | 'admin';

export const reportsScreen = (area: ReportArea) =>
  screenRoute<typeof coachReports | typeof adminReports>(area, '/reports');
export const findReportSchools = route<typeof reports.schools>('get', '/reports/schools');

interface Asked {
  school_id: number | undefined;
  support_school_id: number | undefined;
  cycle_id: string | undefined;
  from: string | null;
  to: string | null;
  format: ReportFormat;
}

/** The address of a report's file. */
export const reportHref = (key: string, asked: Asked): string => `/api/reports/${key}/download${toQuery(asked)}`;
