import type { FileReply, Locale } from '@ruta/contracts';
import { SHARED_REPORTS, type ReportEntry } from '@ruta/contracts/reports/report.schema';
import type { reports } from '@ruta/contracts/reports/reports.api';
import type { z } from 'zod';
import { own } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { schoolFor } from '../schools';
import type { Report } from './report';
import { cycleFor, reportMaker, type MakerDeps } from './report-maker';
import { reportSchools, type ListReportSchools } from './report-school.reader';

type Asked = z.output<typeof reports.download.query> & { locale: Locale };

interface ReportsDeps extends MakerDeps {
  /** The reports of all rooms, called at each request. */
  reports: () => readonly Report[];
}

/** Files of what rooms know of schools (REP-01, decision 0064). */
export function reportsService({ db, clock, windows, reports: all }: ReportsDeps) {
  const find = (actor: Actor, key: string): Report => {
    const report = all().find((one) => one.key === key);
    if (!report) throw new Problem('reports.not-found');
    if (!holds(actor, report.ability)) throw new Problem('access.refused');
    return report;
  };

  const make = reportMaker({ db, clock, windows });

  return {
    /** The reports that the caller may download, in the order of the index. */
    index(actor: Actor, locale: Locale): ReportEntry[] {
      // It names reports and no record; what the caller holds decides which.
      own(actor);
      return all()
        .filter(({ ability }) => holds(actor, ability))
        .sort((one, other) => SHARED_REPORTS.indexOf(one.key) - SHARED_REPORTS.indexOf(other.key))
        .map((report) => ({
          ...{ key: report.key, name: report.name[locale], description: report.description[locale] },
          ...{ pickers: pickersOf(actor, report), has_range: report.hasRange },
        }));
    },

    schools: (actor: Actor, asked: ListReportSchools) => reportSchools(db, actor, asked),

    /**
     * The file of a report. Schools out of reach are 404, none is 422. Days are the school's.
     */
    async download(actor: Actor, key: string, asked: Asked): Promise<FileReply> {
      const report = find(actor, key);
      const { cycle_id, from, to, format, locale } = asked;
      throwFieldErrors(faultsOf(report, asked));
      const cycle = await cycleFor(db, cycle_id);
      const ids = [...new Set([asked.school_id, asked.support_school_id])].filter((id) => id !== undefined);
      const [school, ...others] = await Promise.all(
        ids.map((id) => schoolFor(db, actor, 'report:coach', id, cycle.past)),
      );
      if (!school) throw new Problem('schools.not-found');
      return make({
        ...{ actor, key, reports: [report], schools: [school, ...others], cycle_id: cycle.id },
        ...{ from, to, format, locale, field: from ? 'to' : 'from' },
      });
    },
  };
}

/** A coach picks a titular school, a secondary coach a support school; others one or, where it fits, both. */
function pickersOf({ role }: Actor, { isOfSupport }: Report): ReportEntry['pickers'] {
  if (role === 'COACH') return ['school'];
  if (role === 'COACH_SEC') return ['support_school'];
  return isOfSupport ? ['school', 'support_school'] : ['school'];
}

function faultsOf({ isOfSupport, hasRange }: Report, asked: Asked): Record<string, string[]> {
  const { school_id, support_school_id, from, to } = asked;
  const faults = new Map<string, string[]>();
  if (school_id === undefined && support_school_id === undefined) faults.set('school_id', ['reports.school.required']);
  if (school_id !== undefined && support_school_id !== undefined && !isOfSupport)
    faults.set('support_school_id', ['reports.support.none']);
  if (from !== undefined && !hasRange) faults.set('from', ['reports.range.none']);
  if (to !== undefined && (!hasRange || (from !== undefined && to < from)))
    faults.set('to', [hasRange ? 'range.backwards' : 'reports.range.none']);
  return Object.fromEntries(faults);
}

export type ReportsService = ReturnType<typeof reportsService>;
