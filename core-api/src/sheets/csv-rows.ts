import { CsvError, parse } from 'csv-parse/sync';
import { HEADINGS_WITHIN, isBlank, knownIn } from './heading-row';
import { columnLetters, SheetFault, type RawRow, type SheetLimits } from './sheet';

const DELIMITERS = [',', ';', '\t'] as const;
/** Longest record in characters: no field of ours comes near. */
const RECORD_MAX = 100_000;
/** The line by which Excel learns the separator of a CSV file. */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?[,;\t|]*(?=\r?\n)/i;

interface Csv {
  limits: SheetLimits;
  /** Headings that somebody knows, as `headingKey` gives them. */
  known: ReadonlySet<string>;
}

/**
 * The rows of a CSV file in UTF-8, or in UTF-16 with its mark, with comma, semicolon or tab between its cells. A cell
 * that begins as a formula does is a text like any other: nothing here computes, and what is written is harmless (T06).
 */
export const csvRows = (bytes: Buffer, csv: Csv): RawRow[] => parsed(textOf(bytes, csv), csv);

/** The text of a file. Refuses an encoding that is no Unicode with the place of the first cell that shows it. */
function textOf(bytes: Buffer, csv: Csv): string {
  const wide = wideEncoding(bytes);
  try {
    const text = new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new SheetFault('imports.file.unreadable');
    return text;
  } catch (error) {
    if (error instanceof SheetFault || wide || bytes.includes(0)) throw new SheetFault('imports.file.unreadable');
    const rows = parsed(bytes.toString('latin1'), csv);
    const row = rows.findIndex((cells) => cells.some(isForeign));
    const column = (rows[row] ?? []).findIndex(isForeign);
    throw new SheetFault('imports.file.encoding', { row: row + 1, column: columnLetters(column + 1) });
  }
}

/** The encoding of a file that Excel saves as “Unicode text”, by its mark. */
function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Whether bytes, read as latin-1, are no UTF-8. */
function isForeign(cell: string): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(cell, 'latin1'));
    return false;
  } catch {
    return true;
  }
}

function parsed(text: string, { limits, known }: Csv): RawRow[] {
  const told = SEPARATOR_LINE.exec(text);
  // Its line stays, empty, so that rows keep their numbers.
  const body = told ? text.slice(told[0].length) : text;
  const head = headOf(body);
  const delimiter = told?.[1] ?? delimiterOf(head, known);
  if (head.some((line) => line.split(delimiter).length > limits.columns))
    throw new SheetFault('imports.file.too-many-columns', { max: limits.columns });
  try {
    return parse(body, {
      bom: true,
      delimiter,
      trim: true,
      relax_column_count: true,
      max_record_size: RECORD_MAX,
      // One more than allowed below the headings, so that more are noticed without being read; blank lines count.
      to: limits.rows + HEADINGS_WITHIN + 1,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SheetFault('imports.file.csv', { row: Number(error['lines'] ?? 1) });
  }
}

/** The first filled lines, among which the headings are. */
function headOf(text: string): string[] {
  const head: string[] = [];
  let begin = 0;
  while (head.length < HEADINGS_WITHIN && begin < text.length) {
    const end = text.indexOf('\n', begin);
    const line = text.slice(begin, end === -1 ? text.length : end);
    if (!isBlank([line])) head.push(line);
    begin += line.length + 1;
  }
  return head;
}

/** What stands between cells: the character that gives most known headings, else most cells of the first line. */
function delimiterOf(head: readonly string[], known: ReadonlySet<string>): string {
  const cellsOf = (line: string, delimiter: string) =>
    line.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const headings = (delimiter: string) => Math.max(0, ...head.map((line) => knownIn(cellsOf(line, delimiter), known)));
  const cells = (delimiter: string) => cellsOf(head[0] ?? '', delimiter).length;
  const [best = ','] = [...DELIMITERS].sort(
    (one, other) => headings(other) - headings(one) || cells(other) - cells(one),
  );
  return best;
}
