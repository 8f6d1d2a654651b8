// Jest's globalTeardown: removes the run's folder and its databases on the server that TEST_DATABASE_URL names.
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { createConnection } from 'mysql2/promise';

export default async function endRun() {
  const folder = process.env.TEST_RUN_FOLDER;
  rmSync(folder, { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) return;
  const connection = await createConnection(new URL('/', server).href.replace(/^mariadb:/, 'mysql:'));
  const [databases] = await connection.query('show databases');
  const prefix = `${basename(folder).toLowerCase()}_`; // as in core-api/src/testing/mysql-copy.ts
  for (const name of databases.map(({ Database }) => Database).filter((database) => database.startsWith(prefix)))
    await connection.query(`drop database ${name}`);
  await connection.end();
}
