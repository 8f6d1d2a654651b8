import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { DatabaseTarget } from '../config';

/**
 * Holds the SQLite file for this process alone until it ends: two servers on one file would each trust their own copies
 * of what is in it (F20). The lock is the operating system's, on a file beside, so that a killed process leaves none behind.
 */
export function holdAlone(target: DatabaseTarget): void {
  if (target.dialect !== 'sqlite' || target.filename === ':memory:') return;
  mkdirSync(dirname(target.filename), { recursive: true });
  const lock = new Database(`${target.filename}.lock`, { timeout: 0 });
  try {
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

/** Kept for the life of the process: a connection that is collected lets go of its lock. */
const held: Database.Database[] = [];
