import type { Place } from './databases';
import type { Outcome } from './outcome';

/** A fault on a database with its outcome, or the reason why it was skipped. */
export interface Line {
  id: string;
  what: string;
  database: Place['name'];
  ms: number;
  outcome?: Outcome;
  skipped?: string;
}

const HEAD = ['fault', 'database', 'what', 'count', 'acknowledged', 'lost', 'half', 'seconds', 'verdict', 'besides'];
/** Columns of numbers, aligned right. */
const NUMBERS = new Set(['acknowledged', 'lost', 'half', 'seconds']);

/** The table, one line per fault. */
export function tableOf(lines: readonly Line[]): string {
  const rows = [HEAD, ...lines.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return NUMBERS.has(HEAD[column] ?? '') ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The cells of a line. */
export function cellsOf({ id, what, database, ms, outcome, skipped }: Line): string[] {
  const { count = '', acknowledged, lost, half, figures = '', wrong = [] } = outcome ?? {};
  const number = (value: number | undefined) => (value === undefined ? '–' : String(value));
  const verdict = outcome ? (wrong.length === 0 ? 'ok' : 'WRONG') : 'skipped';
  const seconds = String(Math.round(ms / 1000));
  return [
    ...[id, database, what, count, number(acknowledged), number(lost), number(half), seconds, verdict],
    skipped ?? figures,
  ];
}
