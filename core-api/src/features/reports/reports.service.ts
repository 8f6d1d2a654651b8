import type { FileReply, Locale } from '@ruta/contracts';
import { REPORT_ROWS_MAX, REPORTS_A_MINUTE } from '@ruta/contracts/reports/limits';
import { SHARED_REPORTS, type ReportEntry } from '@ruta/contracts/reports/report.schema';
import type { reports } from '@ruta/contracts/reports/reports.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { own } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { boundedQueue } from '../../queue/bounded-queue';
import { dayIn, utc, type Clock } from '../../time/clock';
import type { RateWindows } from '../access';
import { recordAudit } from '../audit';
import { currentCycle, cycleToRead } from '../cycles';
import { schoolFor } from '../schools';
import type { Report, ReportAsked } from './report';
import { reportFile } from './report-file';
import { codeOf, reportSchools, type ListReportSchools } from './report-school.reader';

type Asked = z.output<typeof reports.download.query> & { locale: Locale };

interface ReportsDeps {
  db: Knex;
  clock: Clock;
  windows: RateWindows;
  /** The reports of all rooms, called at each request. */
  reports: () => readonly Report[];
}

/** Two files are written at a time (T19). */
const written = boundedQueue({ atOnce: 2, waitingMax: 30, withinMs: 60_000, refusal: 'documents.busy' });
const MINUTE_MS = 60_000;

/** Files of what rooms know of schools (REP-01, decision 0064). */
export function reportsService({ db, clock, windows, reports: all }: ReportsDeps) {
  const find = (actor: Actor, key: string): Report => {
    const report = all().find((one) => one.key === key);
    if (!report) throw new Problem('reports.not-found');
    if (!holds(actor, report.ability)) throw new Problem('access.refused');
    return report;
  };

  /** The cycle of the address, or the started one; 0, which has no rows, where none is started. */
  const cycleFor = async (id: number | undefined) =>
    (await cycleToRead(db, id)) ?? { id: (await currentCycle(db))?.id ?? 0, past: undefined };

  /** The rows of the report; none without a cycle, 422 where they are too many. */
  const rowsOf = async (report: Report, asked: Omit<ReportAsked, 'max'>) => {
    if (asked.cycle_id === 0) return [];
    const rows = await report.rows(db, { ...asked, max: REPORT_ROWS_MAX + 1 });
    if (rows.length > REPORT_ROWS_MAX) throwFieldErrors({ [asked.from ? 'to' : 'from']: ['reports.too-many'] });
    return rows;
  };

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
     * The file of a report. Schools out of reach are 404, none is 422. Days are the school's; moments are written in the
     * caller's time zone. Each download is in the audit log.
     */
    async download(actor: Actor, key: string, asked: Asked): Promise<FileReply> {
      const report = find(actor, key);
      const { cycle_id, from, to, format, locale } = asked;
      throwFieldErrors(faultsOf(report, asked));
      const cycle = await cycleFor(cycle_id);
      const ids = [...new Set([asked.school_id, asked.support_school_id])].filter((id) => id !== undefined);
      const schools = await Promise.all(ids.map((id) => schoolFor(db, actor, 'report:coach', id, cycle.past)));
      const [school] = schools;
      if (!school) throw new Problem('schools.not-found');
      await windows.take(db, `report:${actor.userId}`, { max: REPORTS_A_MINUTE, windowMs: MINUTE_MS });
      return written(async () => {
        const now = clock.now();
        const rows = await rowsOf(report, { actor, schools, cycle_id: cycle.id, from, to, now, locale });
        const file = await reportFile(report, rows, {
          ...{ format, locale, timezone: actor.timezone },
          ...{ code: await codeOf(db, school.id), day: dayIn(actor.timezone, now) },
        });
        await db.transaction((trx) =>
          recordAudit(trx, {
            ...{ at: utc(now), actor, action: 'report.downloaded' },
            subject: { type: 'school', id: school.id, label: schools.map(({ name }) => name).join(', ') },
            after: { report: key, format, rows: rows.length, from, to },
          }),
        );
        return file;
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
