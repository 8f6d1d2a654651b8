import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { cycleRead, day, queryId } from '../kit/fields';
import { listQuery, search } from '../kit/list-query';
import { dataOf, fileReply, pageOf } from '../kit/replies';
import { REPORT_ROWS_MAX, REPORTS_A_MINUTE } from './limits';
import { REPORT_FILES, REPORT_FORMATS, REPORT_SCHOOL_TYPES, ReportEntry, ReportSchool } from './report.schema';

const LIMITS = `at most ${REPORT_ROWS_MAX} rows, ${REPORTS_A_MINUTE} a minute`;

/** Files of what happens at a school (REP-01). */
export const reports = {
  index: endpoint({
    method: 'get',
    path: '/reports',
    summary: 'The shared reports that the caller may download, and what each asks for',
    access: { ability: 'report:coach' },
    reply: dataOf(z.array(ReportEntry)),
  }),
  schools: endpoint({
    method: 'get',
    path: '/reports/schools',
    summary:
      'Schools of a picker, by name: those of the caller as coach, or as secondary coach; others see their branch',
    access: { ability: 'report:coach' },
    query: listQuery({
      row: ReportSchool,
      sort: ['name', 'id'],
      defaultSort: 'name',
      extra: { type: z.enum(REPORT_SCHOOL_TYPES).default('titular'), search: search.optional(), cycle_id: cycleRead },
    }),
    reply: pageOf(ReportSchool),
    problems: ['cycles.not-found'],
  }),
  download: endpoint({
    method: 'get',
    path: '/reports/:report/download',
    summary: `A shared report of a school, of a support school, or of both: ${LIMITS}`,
    access: { ability: 'report:coach' },
    query: z.strictObject({
      school_id: queryId.optional(),
      support_school_id: queryId.optional(),
      cycle_id: cycleRead,
      from: day.optional(),
      to: day.optional(),
      format: z.enum(REPORT_FORMATS).default('xlsx'),
    }),
    reply: fileReply,
    file: Object.values(REPORT_FILES),
    problems: ['reports.not-found', 'schools.not-found', 'cycles.not-found', 'documents.busy'],
  }),
};
