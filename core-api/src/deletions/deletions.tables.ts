import type { Knex } from 'knex';
import type { Table } from '../database/table';

/** What may be restored for ten minutes after its deletion. Stored in the rows, so a name never changes. */
export type RestorableKind = 'visit' | 'activity' | 'invitation';

/** A deleted record. While it may be restored, its rows are here and nowhere else. */
export interface DeletedRecordRow {
  id: number;
  kind: RestorableKind;
  record_id: number;
  /** The school whose scope the deletion had; null if the record belongs to none. */
  school_id: number | null;
  /** The only person who may restore it; null if everybody may who may delete. */
  owner_id: number | null;
  /** JSON: its rows by table. Null once it cannot be restored any more. */
  content: string | null;
  /** JSON: keys of its files in the store. */
  files: string;
  deleted_by: number;
  deleted_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    deleted_records: Table<DeletedRecordRow, 'id'>;
  }
}

interface PartOfRecord {
  /** Its rows of one record. */
  of: (trx: Knex, id: number) => PromiseLike<object[]>;
  /** Columns that the database computes. */
  computed?: readonly string[];
  /** A column with keys of files in the store. */
  files?: string;
}

/** The tables of a record, each after those that it refers to. Every table that a deletion empties is named. */
export interface RestorableRecord {
  kind: RestorableKind;
  tables: Readonly<Partial<Record<Knex.TableNames, PartOfRecord>>>;
}
