import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from './app';
import { compose } from './composition';
import { readConfig } from './config';
import { connect } from './database/connect';
import { failureInWords } from './database/db-problems';
import { migrateAt } from './database/migrate';
import { holdAlone } from './database/sqlite-lock';
import { installationKey } from './features/access';
import { stoppable } from './http/stop';
import { runJobs } from './jobs/run-jobs';
import { openLog } from './log';
import { diskStore } from './storage/disk-store';
import { serverClock } from './time/clock';

// Database, files and mails are readable by this user only.
process.umask(0o077);

const SHUTDOWN_MS = 10_000;
/** Time for a large upload over a slow line. The bff times out other slow bodies much earlier. */
const UPLOAD_MS = 10 * 60_000;
const JOBS_MS = 6 * 3_600_000;

/** Opens and migrates the database and starts to listen. */
async function start() {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  holdAlone(config.database);
  await migrateAt(config.database);
  const db = connect(config.database);

  const clock = serverClock(config.serverTimezone, config.demoToday, config.demoShiftMs);
  const store = diskStore({ root: join(config.dataDir, 'files'), minFreeBytes: config.uploadsMinFreeBytes });
  const given = { db, clock, log, store, config: { ...config, secretsKey: installationKey(config) } };
  const composition = compose(given);
  const { relay, events, mailer, jobs } = composition;
  const app = createApp({ ...given, composition });
  // Deletes unfinished uploads of a killed server (F12). Another server may share the folder (not with SQLite), so then
  // only those older than any upload.
  const mayBeArriving = config.database.dialect === 'sqlite' ? 0 : UPLOAD_MS;
  await store.dropIncomingBefore(new Date(Date.now() - mayBeArriving));
  void runJobs(jobs, log);
  for (const job of jobs) setInterval(() => void runJobs([job], log), job.everyMs ?? JOBS_MS).unref();
  const server = createServer(
    { requestTimeout: UPLOAD_MS, headersTimeout: 10_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 },
    app,
  );
  const stopServer = stoppable(server);
  server.on('error', (error: NodeJS.ErrnoException) => {
    log.fatal(error.code === 'EADDRINUSE' ? `Port ${config.port} is taken by another program.` : error.message);
    process.exit(1);
  });
  server.listen(config.port, config.host, () => {
    // With port 0 the system chooses one; tell the launcher.
    const { port } = server.address() as AddressInfo;
    log.info({ port }, 'listening');
    relay.start();
    process.send?.({ type: 'ready', port });
  });

  const stop = () => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    const stopped = stopServer();
    events.close();
    const relayed = relay.stop();
    void stopped.then(async () => {
      mailer.close();
      await relayed;
      await db.destroy();
      process.exit(0);
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The launcher has gone: stop.
  process.once('disconnect', stop);
}

start().catch((error: unknown) => {
  process.stderr.write(`core-api could not start: ${failureInWords(error)}\n`);
  process.exit(1);
});
