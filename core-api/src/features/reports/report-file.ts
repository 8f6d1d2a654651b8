import type { FileReply, Locale } from '@ruta/contracts';
import { REPORT_FILES, type ReportFormat } from '@ruta/contracts/reports/report.schema';
import { writeCsv, writeXlsx } from '../../sheets/write-sheet';
import type { SheetCell, WrittenSheet } from '../../sheets/written-sheet';
import type { Report } from './report';

const WORDS = { es: { file: 'reporte', yes: 'Sí', no: 'No' }, en: { file: 'report', yes: 'Yes', no: 'No' } };

/** A report with its rows. */
export interface ReportPart {
  report: Pick<Report, 'name' | 'columns'>;
  rows: readonly SheetCell[][];
}

interface Printed {
  key: string;
  format: ReportFormat;
  locale: Locale;
  /** The reader's IANA zone. */
  timezone: string;
  /** The code of the school. */
  code: string;
  /** Today of the reader. */
  day: string;
}

/** Reports as one file, such as `reporte-visits-14PPR0123X-20261120.xlsx`, with a sheet each. A CSV has the first. */
export async function reportFile(
  parts: readonly [ReportPart, ...ReportPart[]],
  { key, format, locale, timezone, code, day }: Printed,
): Promise<FileReply> {
  const words = WORDS[locale];
  const sheetOf = ({ report, rows }: ReportPart): WrittenSheet => ({
    ...{ name: report.name[locale], rows, timezone, words },
    columns: report.columns.map(({ header, kind = 'text' }) => ({ header: header[locale], kind })),
  });
  const content = format === 'xlsx' ? await writeXlsx(parts.map(sheetOf)) : writeCsv(sheetOf(parts[0]));
  return {
    name: `${[words.file, key, code, day.replaceAll('-', '')].filter((part) => part !== '').join('-')}.${format}`,
    ...{ type: REPORT_FILES[format], size: content.byteLength, disposition: 'attachment', content },
  };
}
