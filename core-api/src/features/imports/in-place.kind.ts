import { IMPORT_ABILITIES, IMPORT_COLUMNS_OF, type CatalogueKind } from '@ruta/contracts/imports/import-kinds';
import type { Knex } from 'knex';
import type { CatalogueSource } from './catalogue-source';
import type { Cells } from './cells';
import { ImportOutdated, judged, type Fault, type FileRow, type ImportKind } from './import.kind';
import type { Kept } from './imports.tables';

/** A record as it stands: its cells as an import would read them. */
export interface StandingRecord {
  id: number;
  revision: number;
  cells: Cells;
}

interface Write<Names> {
  cells: Cells;
  names: Names;
  /** 0 where the kind has no cycle. */
  cycle_id: number;
  at: string;
}

/** A catalogue whose records change in place, as its room keeps it. */
interface InPlace<Names> {
  key: CatalogueKind;
  /** The column that names a record. */
  item: string;
  /** Finds the cycle of a file, where the kind has one, and refuses one that cannot change. */
  cycleOf?: (db: Knex, id: number | undefined) => Promise<number>;
  /** What rows may name, such as levels. */
  namesOf: (db: Knex, cycle_id: number) => Promise<Names>;
  read: (cells: Cells, names: Names) => { cells: Cells; faults: readonly Fault[] };
  /** Records by `item`, of some or of all. */
  standing: (db: Knex, cycle_id: number, items?: readonly string[]) => Promise<ReadonlyMap<string, StandingRecord>>;
  insert: (trx: Knex.Transaction, record: Write<Names>) => Promise<void>;
  /** Changes a record at its revision; returns how many it changed. */
  change: (trx: Knex.Transaction, at: Omit<StandingRecord, 'cells'>, record: Write<Names>) => Promise<number>;
  lock: (trx: Knex.Transaction, id: number) => Promise<void>;
  /** Whether somebody has used a record, so that an import that added it cannot take it back. */
  isUsed: (trx: Knex.Transaction, id: number) => Promise<boolean>;
  remove: (trx: Knex.Transaction, id: number) => Promise<void>;
  catalogue: CatalogueSource;
}

const UNKNOWN = /\.unknown$/;

/** A file of a catalogue whose records change in place: each row adds one or changes it (decision 0051). */
export function inPlaceKind<Names>(of: InPlace<Names>): ImportKind {
  const columns = IMPORT_COLUMNS_OF[of.key].map(({ key }) => key);
  const itemOf = ({ cells }: FileRow) => cells[of.item] ?? '';
  /** The cells of a row, with those that the file lacks as they stand. */
  const whole = (cells: Cells, known: Cells | undefined): Cells =>
    Object.fromEntries(columns.map((column) => [column, cells[column] ?? known?.[column] ?? '']));
  return {
    key: of.key,
    abilities: IMPORT_ABILITIES[of.key],
    catalogue: of.catalogue,
    ...(of.cycleOf && { cycleOf: of.cycleOf }),

    async judge(trx, _actor, rows, cycle_id) {
      const cycle = of.cycleOf ? await of.cycleOf(trx, cycle_id ?? undefined) : 0;
      const names = await of.namesOf(trx, cycle);
      const standing = await of.standing(trx, cycle, rows.map(itemOf));
      const lines = new Map<string, number>();
      return rows.map((row) => {
        const item = itemOf(row);
        const earlier = lines.get(item);
        if (earlier !== undefined)
          return judged(row, {
            outcome: 'twice',
            faults: [{ column: of.item, key: 'imports.twice.item', places: { row: earlier } }],
          });
        if (item !== '') lines.set(item, row.line);
        const known = standing.get(item);
        const { cells, faults } = of.read(whole(row.cells, known?.cells), names);
        if (faults.length > 0) {
          const isUnknown = faults.every(({ key }) => UNKNOWN.test(key));
          return judged(row, { outcome: isUnknown ? 'unknown' : 'invalid', faults });
        }
        if (!known) return judged(row, { outcome: 'ready' });
        const changes = columns.flatMap((column) => {
          const [from, to] = [known.cells[column] ?? '', cells[column] ?? ''];
          return from === to ? [] : [{ column, from, to }];
        });
        return judged(
          row,
          changes.length === 0 ? { outcome: 'unchanged' } : { outcome: 'changes', changes, before: known },
        );
      });
    },

    async write(trx, rows, { at, cycle_id }) {
      const cycle = cycle_id ?? 0;
      const names = await of.namesOf(trx, cycle);
      for (const row of rows) {
        const before = row.before as StandingRecord | null; // written by `judge`
        const { cells } = of.read(whole(row.cells, before?.cells), names);
        const record = { cells, names, cycle_id: cycle, at };
        if (before === null) await of.insert(trx, record);
        else if ((await of.change(trx, before, record)) === 0) throw new ImportOutdated();
      }
      return new Map();
    },

    async undo(trx, rows, { cycle_id, at }) {
      const cycle = of.cycleOf ? await of.cycleOf(trx, cycle_id ?? undefined) : 0;
      const names = await of.namesOf(trx, cycle);
      const kept = new Map<number, Kept>();
      for (const row of rows) {
        const before = row.before as StandingRecord | null; // written by `judge`
        const read = async () => (await of.standing(trx, cycle, [itemOf(row)])).get(itemOf(row));
        const known = await read();
        if (known) await of.lock(trx, known.id);
        const found = await read();
        if (!found || found.revision !== (before?.revision ?? 0) + 1) kept.set(row.line, 'kept');
        else if (before !== null) {
          const record = { cells: before.cells, names, cycle_id: cycle, at };
          if ((await of.change(trx, found, record)) === 0) throw new Error('A locked record changed');
        } else if (await of.isUsed(trx, found.id)) kept.set(row.line, 'used');
        else await of.remove(trx, found.id);
      }
      return kept;
    },
  };
}
