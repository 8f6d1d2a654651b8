import type { FileReply, Locale } from '@ruta/contracts';
import type { ReportFormat } from '@ruta/contracts/reports/report.schema';
import { writeCsv, writeXlsx } from '../../sheets/write-sheet';
import type { SheetCell } from '../../sheets/written-sheet';
import type { Report } from './report';

const WORDS = { es: { file: 'reporte', yes: 'Sí', no: 'No' }, en: { file: 'report', yes: 'Yes', no: 'No' } };
const TYPES: Record<ReportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

interface Printed {
  format: ReportFormat;
  locale: Locale;
  /** The reader's IANA zone. */
  timezone: string;
  /** The code of the school. */
  code: string;
  /** Today of the reader. */
  day: string;
}

/** A report as a file, such as `reporte-visits-14PPR0123X-20261120.xlsx`. */
export async function reportFile(
  { key, name, columns }: Report,
  rows: readonly SheetCell[][],
  { format, locale, timezone, code, day }: Printed,
): Promise<FileReply> {
  const words = WORDS[locale];
  const sheet = {
    ...{ name: name[locale], rows, timezone, words },
    columns: columns.map(({ header, kind = 'text' }) => ({ header: header[locale], kind })),
  };
  const content = format === 'xlsx' ? await writeXlsx(sheet) : writeCsv(sheet);
  return {
    name: `${[words.file, key, code, day.replaceAll('-', '')].filter((part) => part !== '').join('-')}.${format}`,
    ...{ type: TYPES[format], size: content.byteLength, disposition: 'attachment', content },
  };
}
