import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { cycleRead, queryId, reportKey } from '../kit/fields';
import { dataOf, fileReply } from '../kit/replies';
import { REPORT_ROWS_MAX, REPORTS_A_MINUTE } from './limits';
import { REPORT_FILES, REPORT_FORMATS } from './report.schema';
import { ScholasticReport } from './scholastic-report.schema';

const REFUSALS = ['reports.not-found', 'reports.role-not-held', 'schools.not-found'] as const;

/** Files of a school for its leaders (REP-02). `:leader` must be a role that the caller holds, and gives no right. */
export const scholasticReports = {
  index: endpoint({
    method: 'get',
    path: '/reports/scholastic',
    summary: 'The reports of a school that its leader may download, and the sheets of each',
    access: { ability: 'report:scholastic' },
    reply: dataOf(z.array(ScholasticReport)),
  }),
  get: endpoint({
    method: 'get',
    path: '/reports/scholastic/:leader/:report',
    summary: 'A report of a school for its leaders: what it contains',
    access: { ability: 'report:scholastic' },
    query: z.strictObject({ school_id: queryId }),
    reply: dataOf(ScholasticReport),
    problems: REFUSALS,
  }),
  download: endpoint({
    method: 'get',
    path: '/reports/scholastic/:leader/:report/download',
    summary: `A report of a school for its leaders: XLSX with a sheet per part, CSV of one part; at most ${REPORT_ROWS_MAX} rows of each, ${REPORTS_A_MINUTE} a minute`,
    access: { ability: 'report:scholastic' },
    query: z.strictObject({
      school_id: queryId,
      cycle_id: cycleRead,
      format: z.enum(REPORT_FORMATS).default('xlsx'),
      part: reportKey.optional().describe('Only this sheet; CSV of a report with several needs it'),
    }),
    reply: fileReply,
    file: Object.values(REPORT_FILES),
    problems: [...REFUSALS, 'cycles.not-found', 'documents.busy'],
  }),
};
