/** A shared machine is noisy: a line fails only if it misses its aim by this factor. */
const TOLERANCE = 3;

export interface Line {
  what: string;
  /** A ratio, or an amount in `unit`. */
  value: number;
  aim: number;
  /** Whether larger or smaller is better. */
  better: 'more' | 'less';
  unit: string;
  note?: string;
}

export const fixed = (value: number) => value.toFixed(Math.abs(value) < 10 ? 2 : 0);

type Row = [what: string, figure: string, aim: string, unit: string, verdict: string, medians: string];

/** A line as cells, with its verdict. */
export function rowOf({ what, value, aim, better, unit, note = '' }: Line): Row {
  const off = better === 'more' ? aim / value : value / aim;
  const verdict = off <= 1 ? 'met' : off < TOLERANCE ? 'missed' : 'FAILED';
  return [what, fixed(value), `${better === 'more' ? '≥' : '≤'} ${String(aim)}`, unit, verdict, note];
}

/** Prints the lines as a table. Returns whether all are within the tolerance. */
export function print(lines: readonly Line[]): boolean {
  const rows = lines.map(rowOf);
  const table = [['what', 'figure', 'aim', 'unit', 'verdict', 'medians'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table) {
    const cells = row.map((cell, column) =>
      column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
  }
  return rows.every(([, , , , verdict]) => verdict !== 'FAILED');
}
