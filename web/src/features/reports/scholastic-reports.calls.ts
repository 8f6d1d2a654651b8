import { toQuery } from '@ruta/contracts/kit/page-path';
import type { ReportFormat } from '@ruta/contracts/reports/report.schema';
import { reportsPages } from '@ruta/contracts/reports/reports.pages';
import type { scholasticReport, scholasticReportIndex } from '@ruta/contracts/reports/reports.screens';
import type { LeaderPath } from '@ruta/contracts/reports/scholastic-report.schema';
import { screenRoute } from '../../lib/api';

export const scholasticIndexScreen = screenRoute<typeof scholasticReportIndex>('scholastic', '/reports');
export const scholasticReportScreen = screenRoute<typeof scholasticReport>('scholastic', '/reports/one');

const PAGES = { dir: reportsPages.dirReport, subd: reportsPages.subdReport, coor: reportsPages.coorReport };

interface Place {
  leader: LeaderPath;
  report: string;
  school: number;
  /** The finished cycle of the address. */
  cycle: string | undefined;
}

/** The address of a report of a school. */
export const scholasticReportHref = ({ leader, report, school, cycle }: Place): string =>
  PAGES[leader].href({ report }, { school, cycle });

/** The address of its file; with a part only that sheet. */
export const scholasticFileHref = (
  { leader, report, school, cycle }: Place,
  { format, part }: { format: ReportFormat; part?: string },
): string =>
  `/api/reports/scholastic/${leader}/${report}/download${toQuery({ school_id: school, cycle_id: cycle, format, part })}`;
