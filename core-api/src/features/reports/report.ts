import type { Ability, Locale } from '@ruta/contracts';
import type { SharedReport } from '@ruta/contracts/reports/report.schema';
import type { SchoolRef } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import type { ColumnKind, SheetCell } from '../../sheets/written-sheet';

type Words = Readonly<Record<Locale, string>>;

/** What a report is read of. */
export interface ReportAsked {
  actor: Actor;
  /** Schools within the caller's reach; at least one. */
  schools: readonly SchoolRef[];
  cycle_id: number;
  /** First and last day, at the school; the whole cycle without them. */
  from: string | undefined;
  to: string | undefined;
  now: Date;
  locale: Locale;
  /** Most rows to read. */
  max: number;
}

export interface ReportColumn {
  header: Words;
  /** Default: 'text'. */
  kind?: ColumnKind;
}

/** A report of what a room knows of schools. The room declares it; decision 0064. */
export interface Report {
  key: SharedReport;
  /** What reading the room's records needs, in addition to downloading reports. */
  ability: Ability;
  name: Words;
  description: Words;
  /** Whether a support school may be added to the file. */
  isOfSupport: boolean;
  /** Whether days narrow it. */
  hasRange: boolean;
  columns: readonly ReportColumn[];
  /** The rows in the order of the file, each with the cells of the columns. */
  rows: (db: Knex, asked: ReportAsked) => Promise<SheetCell[][]>;
}
