import type { RowDataPacket } from 'mysql2/promise';

/** Runs a statement and gives its rows. */
export type Rows = (sql: string, values: (string | number)[]) => Promise<RowDataPacket[]>;
