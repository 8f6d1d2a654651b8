import type { ImportKindKey } from '@ruta/contracts/imports/import-kinds';
import type { ImportOutcome, ImportRow } from '@ruta/contracts/imports/import.schema';
import type { Table } from '../../database/table';

/** A file that was read. */
export interface ImportBatchRow {
  id: number;
  kind: ImportKindKey;
  file_name: string;
  /** JSON: headings that no column has. */
  ignored: string;
  /** JSON: a day whose order is not certain, as it is written and read; null where there is none. */
  day_read: string | null;
  /** JSON: rows by outcome. */
  counts: string;
  /** Of a file of the hierarchy. */
  cycle_id: number | null;
  /** JSON: the work that changes hands over all rows; null where there is none. */
  moves: string | null;
  created_by: number | null;
  applied_at: string | null;
  undone_at: string | null;
  /** Rows that the undo left. */
  kept: number;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** Why an undo leaves a row: somebody changed its record since, or used it up. */
export type Kept = Extract<ImportRow['done'], 'kept' | 'used'>;

/** A row of a file. */
export interface ImportBatchRowRow {
  id: number;
  batch_id: number;
  /** Its number in the file. */
  line: number;
  /** JSON: texts by column. */
  cells: string;
  outcome: ImportOutcome;
  /** JSON: faults, changes, moves and choices. */
  detail: string;
  /** The school that was chosen. */
  choice: number | null;
  /** JSON: the record as the row found it; null where the row adds one. */
  before: string | null;
  /** JSON: what the undo of a written row needs beside it; null where it needs nothing. */
  after: string | null;
  done: ImportRow['done'];
}

declare module 'knex/types/tables' {
  interface Tables {
    import_batches: Table<ImportBatchRow, 'id' | 'revision' | 'kept'>;
    import_batch_rows: Table<ImportBatchRowRow, 'id'>;
  }
}
