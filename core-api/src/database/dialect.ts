import type { Knex } from 'knex';

/** Whether the connection is to MySQL or MariaDB; otherwise it is SQLite. */
export const isMysql = (db: Knex): boolean => (db.client as { config: Knex.Config }).config.client === 'mysql2';
