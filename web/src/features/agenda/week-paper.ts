import type { TimeGridEvent } from '@ruta/design-system';

/** An hour of the week on paper, by day; what does not fit is counted. */
export interface PaperRow {
  /** `HH:00`. */
  hour: string;
  cells: { items: TimeGridEvent[]; more: number }[];
  /** Height in lines. */
  lines: number;
}

/** A week on one page. */
export interface PaperWeek {
  rows: PaperRow[];
  /** Lines that an item may take, up to four. */
  perItem: number;
  /** Height of a line in mm. */
  line: number;
}

/** Height of the rows on the sheet in mm. */
export const ROWS_HEIGHT = 156;
/** Height of a line in mm: the lowest that people can read, the lowest with which items take several, and the highest. */
const LINE_MIN = 2.2;
const LINE_ROOMY = 3.4;
const LINE_MAX = 4.4;
const PER_ITEM_MAX = 4;
const LINES_MAX = Math.floor(ROWS_HEIGHT / LINE_MIN);

/**
 * The week by the hours that are used, so that it fills one page: lines are lower where there is much, and what does not
 * fit even then is counted as "+3" in its cell.
 */
export function paperWeekOf(days: readonly string[], events: readonly TimeGridEvent[]): PaperWeek {
  const hours = new Map<string, TimeGridEvent[][]>();
  for (const event of events.toSorted((one, other) => (one.time ?? '').localeCompare(other.time ?? ''))) {
    const at = days.indexOf(event.day);
    if (at === -1) continue;
    const hour = `${(event.time ?? '00:00').slice(0, 2)}:00`;
    const cells = hours.get(hour) ?? days.map(() => []);
    cells[at]?.push(event);
    hours.set(hour, cells);
  }
  const used = [...hours].toSorted(([one], [other]) => one.localeCompare(other));
  const rowsOf = (most: number, perItem: number): PaperRow[] =>
    used.map(([hour, cells]) => {
      const shown = cells.map((items) => ({ items: items.slice(0, most), more: Math.max(0, items.length - most) }));
      return {
        ...{ hour, cells: shown },
        lines: Math.max(...shown.map(({ items, more }) => items.length * perItem + (more > 0 ? 1 : 0))),
      };
    });
  const linesOf = (rows: readonly PaperRow[]) => rows.reduce((sum, { lines }) => sum + lines, 0);
  const most = Math.max(1, ...used.flatMap(([, cells]) => cells.map(({ length }) => length)));
  for (let perItem = PER_ITEM_MAX; perItem > 1; perItem -= 1) {
    const roomy = rowsOf(most, perItem);
    if (linesOf(roomy) * LINE_ROOMY <= ROWS_HEIGHT) return { rows: roomy, perItem, line: lineFor(roomy) };
  }
  let rows = rowsOf(most, 1);
  for (let fewer = most - 1; fewer > 0 && linesOf(rows) > LINES_MAX; fewer -= 1) rows = rowsOf(fewer, 1);
  return { rows, perItem: 1, line: lineFor(rows) };

  function lineFor(made: readonly PaperRow[]) {
    return Math.min(LINE_MAX, ROWS_HEIGHT / Math.max(1, linesOf(made)));
  }
}
