import { z } from 'zod';
import { queryId } from '../kit/fields';
import { screen } from '../kit/screen';
import { SmartReport } from './smart-report.schema';

const of = {
  ability: 'smart-report:read',
  query: z.strictObject({ cycle: queryId.optional(), lang: z.enum(['es', 'en']).optional() }),
  reply: SmartReport,
} as const;

/** Of one’s own school (REP-04). */
export const scholasticSmartReport = screen({ ...of, area: 'scholastic', path: '/report/smart' });
/** Of an accompanied school. */
export const coachSmartReport = screen({ ...of, area: 'coach', path: '/report/school/:school_id/smart' });

export const smartReportScreens = { scholasticSmartReport, coachSmartReport };
