import { z } from 'zod';
import { id } from '../kit/fields';

/** The shared reports, in the order of their index. A room declares each; until then it is not in the index. */
export const SHARED_REPORTS = [
  ...(['school-progress', 'visits', 'visit-axes', 'activities', 'attendance', 'activity-surveys'] as const),
  ...(['observations', 'dpi', 'pai', 'pfi', 'pfp'] as const),
] as const;
export type SharedReport = (typeof SHARED_REPORTS)[number];

export const REPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
/** The media type of each format. */
export const REPORT_FILES: Readonly<Record<ReportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** What a report asks for. */
const REPORT_PICKERS = ['school', 'support_school'] as const;

/** What the caller's pickers of schools offer: those they are the coach of, those they support. */
export const REPORT_SCHOOL_TYPES = ['titular', 'support'] as const;
export type ReportSchoolType = (typeof REPORT_SCHOOL_TYPES)[number];

/** A report of the index, in the caller's language. */
export const ReportEntry = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string().describe('What it contains, in one sentence'),
  pickers: z.array(z.enum(REPORT_PICKERS)),
  has_range: z.boolean().describe('Whether `from` and `to` narrow it'),
});
export type ReportEntry = z.infer<typeof ReportEntry>;

/** A school of a picker. */
export const ReportSchool = z.object({ id, name: z.string(), city: z.string() });
export type ReportSchool = z.infer<typeof ReportSchool>;
