import { sampleScholasticReports } from '@ruta/contracts/reports/report.sample';
import { scholasticReport, scholasticReportIndex } from '@ruta/contracts/reports/reports.screens';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';

const PAST = { id: 1, period: '2025-2026', start_at: '2025-09-01', end_at: '2026-07-15' };
const school = { id: 1, name: 'Colegio Ahuehuete' };

/** The reports of a school for its leaders. */
export const leaderReportDesk =
  (reports = sampleScholasticReports.slice()) =>
  (): Answer[] => [
    answer(scholasticReportIndex, ({ query }) => ({
      ...{ school, leader: 'dir' as const, reports },
      ...(query.get('cycle') === '1' && { past: PAST }),
    })),
    answer(scholasticReport, ({ query }) => ({
      school,
      report: sampleScholasticReports.find(({ key }) => key === query.get('report')) ?? sampleScholasticReports[0],
      ...(query.get('cycle') === '1' && { past: PAST }),
    })),
  ];
