import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { databaseTarget } from '../../core-api/src/config';
import { connect } from '../../core-api/src/database/connect';
import { ownDatabase } from '../../core-api/src/testing/own-database';
import type { MariadbServer } from '../../scripts/mariadb.mjs';
import { scratchFolder } from '../../scripts/scratch.mjs';

/** An empty database for one fault, with a data directory. */
export interface Place {
  name: 'SQLite' | 'MariaDB';
  url: string;
  dataDir: string;
  /** Opens a connection for the test, beside the server's. */
  open(): Knex;
  remove(): Promise<void>;
}

/** Opens a database without statement time-outs. */
export const opener = (url: string) => () => connect(databaseTarget(url), { patient: true });

export function onSqlite(): Promise<Place> {
  const dataDir = scratchFolder('ruta-fault-');
  const url = `sqlite:${join(dataDir, 'ruta.db')}`;
  const remove = () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true }));
  return Promise.resolve({ name: 'SQLite', url, dataDir, open: opener(url), remove });
}

export async function onMariadb(server: MariadbServer): Promise<Place> {
  const dataDir = scratchFolder('ruta-fault-');
  const { url, remove } = await ownDatabase(server.url());
  return {
    name: 'MariaDB',
    url,
    dataDir,
    open: opener(url),
    remove: async () => {
      await remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
