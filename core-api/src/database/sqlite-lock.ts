import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { DatabaseTarget } from '../config';

/**
 * Locks the SQLite file for this process until it ends, because two servers on one file would each trust their own
 * caches (F20). It is an operating-system lock on a separate file, so that a killed process leaves none behind.
 */
export function holdAlone(target: DatabaseTarget): void {
  if (target.dialect !== 'sqlite' || target.filename === ':memory:') return;
  mkdirSync(dirname(target.filename), { recursive: true });
  const lock = new Database(`${target.filename}.lock`, { timeout: 0 });
  try {
    // The lock writes a journal, for which a full disk has no space.
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
    held.push(lock);
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new Error(
      `Another Ruta is running on ${target.filename}. Stop it first, or give this one a DATA_DIR of its own.`,
      { cause: error },
    );
  }
}

/** Referenced for the life of the process: garbage collection of a connection would release its lock. */
const held: Database.Database[] = [];
