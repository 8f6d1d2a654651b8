import { IMPORT_COLUMNS_OF, type CatalogueKind } from '@ruta/contracts/imports/import-kinds';
import { judged, type Change, type Fault, type FileRow, type JudgedRow } from './import.kind';
import type { Cells } from './cells';

/** A published version: its rows as an import would read them. */
export interface Standing {
  id: number;
  version: number;
  rows: readonly Cells[];
}

/** Reads a row: its cells as they are stored and compared, and what is wrong with them. */
export type Canonical = (cells: Cells) => { cells: Cells; faults: readonly Fault[] };

/** What distinguishes one catalogue with versions from another. */
export interface VersionFacts {
  key: Exclude<CatalogueKind, 'central_activities'>;
  /** The column that names a row within a version. */
  item: string;
  /** Columns of the whole, which stand in its first row. */
  shared: readonly string[];
  /** Rows of one version. */
  itemsMax: number;
}

interface ReadRow {
  row: FileRow;
  cells: Cells;
  faults: Fault[];
}

/**
 * Reads the rows of one code. A column that the file lacks stays as the published version has it; a blank cell about the
 * whole is as in the first row.
 */
export function readVersion(
  rows: readonly FileRow[],
  before: Standing | undefined,
  canonical: Canonical,
  { key, item, shared, itemsMax }: VersionFacts,
): ReadRow[] {
  const known = new Map(before?.rows.map((one) => [one[item] ?? '', one]));
  const lines = new Map<string, number>();
  const read: ReadRow[] = [];
  for (const [at, row] of rows.entries()) {
    const given = row.cells;
    const first = read[0];
    const earlier = known.get(given[item] ?? '');
    const textOf = (column: string): string => {
      const isShared = shared.includes(column);
      const cell = given[column];
      if (cell === undefined) return (isShared ? before?.rows[0] : earlier)?.[column] ?? '';
      return cell === '' && isShared && first ? (first.cells[column] ?? '') : cell;
    };
    const { cells, faults } = canonical(
      Object.fromEntries(IMPORT_COLUMNS_OF[key].map((column) => [column.key, textOf(column.key)])),
    );
    const all = [...faults];
    if (first)
      for (const column of shared)
        if (cells[column] !== first.cells[column])
          all.push({ column, key: 'imports.catalogue.differs', places: { row: first.row.line } });
    const name = cells[item] ?? '';
    const twice = lines.get(name);
    if (twice !== undefined) all.unshift({ column: item, key: 'imports.twice.item', places: { row: twice } });
    else if (name !== '') lines.set(name, row.line);
    if (at === itemsMax) all.push({ column: item, key: 'imports.catalogue.too-many', places: { max: itemsMax } });
    read.push({ row, cells, faults: all });
  }
  return read;
}

const UNKNOWN = /\.unknown$/;

const badOutcome = ([first, ...others]: readonly Fault[]): JudgedRow['outcome'] => {
  if (first?.key === 'imports.twice.item') return 'twice';
  return [first, ...others].every((fault) => fault && UNKNOWN.test(fault.key)) ? 'unknown' : 'invalid';
};

/** Says what the rows of one code would do. They are one version, so with a bad row none of them can be applied. */
export function judgedVersion(
  rows: readonly FileRow[],
  before: Standing | undefined,
  canonical: Canonical,
  of: VersionFacts,
): JudgedRow[] {
  const read = readVersion(rows, before, canonical, of);
  const bad = read.find(({ faults }) => faults.length > 0);
  if (bad)
    return read.map(({ row, faults }) =>
      faults.length > 0
        ? judged(row, { outcome: badOutcome(faults), faults })
        : judged(row, {
            outcome: 'invalid',
            faults: [{ column: 'code', key: 'imports.catalogue.incomplete', places: { row: bad.row.line } }],
          }),
    );
  if (!before) return read.map(({ row }) => judged(row, { outcome: 'ready' }));

  const known = new Map(before.rows.map((one) => [one[of.item] ?? '', one]));
  const changes = read.map(({ cells }, at) => changesOf(cells, known.get(cells[of.item] ?? ''), of, at === 0));
  const removed = before.rows.flatMap((one) => {
    const isThere = read.some(({ cells }) => cells[of.item] === one[of.item]);
    return isThere ? [] : [{ column: 'question', from: one['question'] ?? '', to: '' }];
  });
  const isReordered = read.some(({ cells }, at) => cells[of.item] !== before.rows[at]?.[of.item]);
  if (!isReordered && changes.every((some) => some.length === 0))
    return read.map(({ row }) => judged(row, { outcome: 'unchanged' }));
  return read.map(({ row, cells }, at) =>
    judged(row, {
      outcome: known.has(cells[of.item] ?? '') ? 'changes' : 'ready',
      changes: [...(changes[at] ?? []), ...(at === 0 ? removed : [])],
      before: { id: before.id, version: before.version },
    }),
  );
}

/** What a row changes. What belongs to the whole is told with its first row. */
function changesOf(cells: Cells, known: Cells | undefined, { key, shared }: VersionFacts, isFirst: boolean): Change[] {
  if (!known) return [];
  return IMPORT_COLUMNS_OF[key].flatMap(({ key: column }) => {
    const [from, to] = [known[column] ?? '', cells[column] ?? ''];
    return from === to || (shared.includes(column) && !isFirst) ? [] : [{ column, from, to }];
  });
}
