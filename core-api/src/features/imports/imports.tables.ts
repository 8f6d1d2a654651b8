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
  /** JSON: rows by outcome. */
  counts: string;
  created_by: number | null;
  applied_at: string | null;
  undone_at: string | null;
  /** Rows that the undo left. */
  kept: number;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A row of a file. */
export interface ImportBatchRowRow {
  id: number;
  batch_id: number;
  /** Its number in the file. */
  line: number;
  /** JSON: texts by column. */
  cells: string;
  outcome: ImportOutcome;
  /** JSON: faults and changes. */
  detail: string;
  /** JSON: the record as the row found it; null where the row adds one. */
  before: string | null;
  done: ImportRow['done'];
}

declare module 'knex/types/tables' {
  interface Tables {
    import_batches: Table<ImportBatchRow, 'id' | 'revision' | 'kept'>;
    import_batch_rows: Table<ImportBatchRowRow, 'id'>;
  }
}
