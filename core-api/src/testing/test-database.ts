import type { Knex } from 'knex';
import { databaseTarget } from '../config';
import { connect } from '../database/connect';
import { migrate } from '../database/migrate';
import { ownDatabase } from './own-database';

/**
 * An empty, migrated database for one test file: SQLite in memory, or where TEST_DATABASE_URL names a MariaDB or MySQL, a
 * database of its own on that server. Destroying it drops it.
 */
export async function testDatabase(): Promise<Knex> {
  const server = process.env['TEST_DATABASE_URL'];
  const own = server === undefined ? { url: 'sqlite::memory:', remove: () => undefined } : await ownDatabase(server);
  const db = connect(databaseTarget(own.url), { patient: true });
  const destroy = db.destroy.bind(db);
  Object.defineProperty(db, 'destroy', {
    value: async () => {
      await destroy();
      await own.remove();
    },
  });
  await migrate(db);
  return db;
}
