import { sampleReports, sampleReportSchools } from '@ruta/contracts/reports/report.sample';
import type { ReportEntry } from '@ruta/contracts/reports/report.schema';
import { reports } from '@ruta/contracts/reports/reports.api';
import { adminReports, coachReports } from '@ruta/contracts/reports/reports.screens';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { pageOf } from '../../kit/shell';

const PAST = { id: 1, period: '2025-2026', start_at: '2025-09-01', end_at: '2026-07-15' };

/** The index of reports and the schools of its pickers. */
export const reportDesk =
  (rows: readonly ReportEntry[] = sampleReports) =>
  (): Answer[] => [
    answer(coachReports, ({ query }) => ({
      reports: rows.map((report) => ({ ...report, pickers: ['school' as const] })),
      ...(query.get('cycle') === '1' && { past: PAST }),
    })),
    answer(adminReports, { reports: [...rows] }),
    answer(reports.schools, ({ query }) => {
      const search = (query.get('search') ?? '').toLowerCase();
      return pageOf(
        sampleReportSchools.filter(({ name }) => name.toLowerCase().includes(search)),
        { size: 50 },
      );
    }),
  ];
