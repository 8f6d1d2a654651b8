import type { FileReply, Locale } from '@ruta/contracts';
import { REPORT_ROWS_MAX, REPORTS_A_MINUTE } from '@ruta/contracts/reports/limits';
import type { ReportFormat } from '@ruta/contracts/reports/report.schema';
import type { SchoolRef } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import type { PastCycle } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { throwFieldErrors } from '../../kernel/problem';
import { boundedQueue } from '../../queue/bounded-queue';
import { dayIn, utc, type Clock } from '../../time/clock';
import type { RateWindows } from '../access';
import { recordAudit } from '../audit';
import { currentCycle, cycleToRead } from '../cycles';
import type { Report } from './report';
import { reportFile, type ReportPart } from './report-file';
import { codeOf } from './report-school.reader';

export interface MakerDeps {
  db: Knex;
  clock: Clock;
  windows: RateWindows;
}

interface Asked {
  actor: Actor;
  /** The key of the file. */
  key: string;
  reports: readonly [Report, ...Report[]];
  /** Within the caller's reach; the file has the code of the first. */
  schools: readonly [SchoolRef, ...SchoolRef[]];
  cycle_id: number;
  from: string | undefined;
  to: string | undefined;
  format: ReportFormat;
  locale: Locale;
  /** The field beside which too many rows are told. */
  field: string;
}

/** Two files are written at a time (T19). */
const written = boundedQueue({ atOnce: 2, waitingMax: 30, withinMs: 60_000, refusal: 'documents.busy' });
const MINUTE_MS = 60_000;

/** The cycle of the address, or the started one; 0, which has no rows, where none is started. */
export const cycleFor = async (
  db: Knex,
  id: number | undefined,
): Promise<{ id: number; past: PastCycle | undefined }> =>
  (await cycleToRead(db, id)) ?? { id: (await currentCycle(db))?.id ?? 0, past: undefined };

/**
 * Reads reports and writes their file (decision 0064). 422 where a report has too many rows, 429 after six in a minute.
 * Moments are written in the caller's time zone. Each file is in the audit log.
 */
export const reportMaker =
  ({ db, clock, windows }: MakerDeps) =>
  async ({ actor, key, reports, schools, format, locale, field, ...asked }: Asked): Promise<FileReply> => {
    const rowsOf = async (report: Report, now: Date): Promise<ReportPart> => {
      if (asked.cycle_id === 0) return { report, rows: [] };
      const rows = await report.rows(db, { ...asked, actor, schools, locale, now, max: REPORT_ROWS_MAX + 1 });
      if (rows.length > REPORT_ROWS_MAX) throwFieldErrors({ [field]: ['reports.too-many'] });
      return { report, rows };
    };
    await windows.take(db, `report:${actor.userId}`, { max: REPORTS_A_MINUTE, windowMs: MINUTE_MS });
    return written(async () => {
      const now = clock.now();
      const [first, ...others] = reports;
      const parts: [ReportPart, ...ReportPart[]] = [await rowsOf(first, now)];
      for (const report of others) parts.push(await rowsOf(report, now));
      const [school] = schools;
      const file = await reportFile(parts, {
        ...{ key, format, locale, timezone: actor.timezone },
        ...{ code: await codeOf(db, school.id), day: dayIn(actor.timezone, now) },
      });
      const count = parts.reduce((sum, { rows }) => sum + rows.length, 0);
      await db.transaction((trx) =>
        recordAudit(trx, {
          ...{ at: utc(now), actor, action: 'report.downloaded' },
          subject: { type: 'school', id: school.id, label: schools.map(({ name }) => name).join(', ') },
          after: { report: key, format, rows: count, from: asked.from, to: asked.to },
        }),
      );
      return file;
    });
  };
