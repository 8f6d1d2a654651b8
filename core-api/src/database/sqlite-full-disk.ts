import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { SqliteConnection } from './sqlite-statements';

/** Free space in bytes with which a file can be shared again: SQLite needs 32 kB beside it, and the log grows. */
const SHARING_BYTES = 1024 * 1024;

/** Connections that hold their file alone, because the disk was full when they were opened. */
const alone = new WeakSet<SqliteConnection>();

/**
 * Lets a new connection read on a full disk. SQLite lays 32 kB beside the file, in which processes share what they know
 * of its log, and without that not even reads work. A connection that holds the file alone keeps them in memory.
 */
export function holdAloneOnFullDisk(filename: string, connection: SqliteConnection): void {
  if (canShare(filename)) return;
  connection.pragma('locking_mode = EXCLUSIVE');
  alone.add(connection);
}

/** False for a connection that holds its file alone although the disk has space again. The pool then opens another. */
export function isStillRight(filename: string, connection: SqliteConnection): boolean {
  if (!alone.has(connection)) return true;
  const { bavail, bsize } = statfsSync(dirname(filename));
  return bavail * bsize < SHARING_BYTES;
}

/** Tries it over a connection of its own: one that has failed stays unusable. */
function canShare(filename: string): boolean {
  const trial = new Database(filename);
  try {
    trial.pragma('journal_mode = WAL');
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_IOERR_SHMSIZE') throw error;
    return false;
  } finally {
    trial.close();
  }
}
