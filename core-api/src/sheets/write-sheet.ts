import { csvFile } from '../csv/csv-file';
import { openThread } from './open-thread';
import { writtenValue, type WrittenSheet } from './written-sheet';
import { xlsxFile } from './xlsx-file';

/** Cells of a file that is written at once, in some 100 ms; a thread takes longer to begin. */
const AT_ONCE = 5000;
/** Memory of the thread of one file. 20,000 rows of 20 cells need some 250 MB. */
const MEMORY_MB = 512;

/** Sheets as one XLSX file. Long ones are written in a worker thread. */
export const writeXlsx = (sheets: readonly WrittenSheet[]): Promise<Uint8Array> =>
  sheets.reduce((cells, { rows, columns }) => cells + rows.length * columns.length, 0) <= AT_ONCE
    ? xlsxFile(sheets)
    : inThread(sheets);

async function inThread(workerData: readonly WrittenSheet[]): Promise<Uint8Array> {
  const worker = openThread('sheets', new URL('./xlsx.worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  } finally {
    await worker.terminate();
  }
}

/** A sheet as CSV, in UTF-8 with a byte order mark. Days are `2026-11-20`, moments `2026-11-20 10:30`. */
export const writeCsv = (sheet: WrittenSheet): Buffer =>
  csvFile(
    sheet.columns.map(({ header }) => header),
    sheet.rows.map((row) =>
      sheet.columns.map(({ kind }, at) => {
        const value = writtenValue(row[at] ?? null, kind, sheet);
        if (!(value instanceof Date)) return value ?? '';
        return value
          .toISOString()
          .slice(0, kind === 'day' ? 10 : 16)
          .replace('T', ' ');
      }),
    ),
  );
