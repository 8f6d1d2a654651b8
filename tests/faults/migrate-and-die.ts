import { databaseTarget } from '../../core-api/src/config';
import { connect } from '../../core-api/src/database/connect';
import { migrate } from '../../core-api/src/database/migrate';

/**
 * Runs the migrations of the database in the first argument and kills itself after the number of changes in the second.
 */
async function run([url = '', dieAfter = '']: readonly string[]): Promise<void> {
  const db = connect(databaseTarget(url), { patient: true });
  let done = 0;
  db.on('query-response', (_response: unknown, { sql }: { sql: string }) => {
    if (!/^(create|alter|insert|update|delete)\b/i.test(sql)) return;
    done += 1;
    if (done === Number(dieAfter)) process.kill(process.pid, 'SIGKILL');
  });
  await migrate(db);
  await db.destroy();
  process.stdout.write(`${done} statements\n`);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
