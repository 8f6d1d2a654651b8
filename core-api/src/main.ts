import { createServer } from 'node:http';
import { Server, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from './app';
import { compose } from './composition';
import { readConfig } from './config';
import { connect } from './database/connect';
import { migrateAt } from './database/migrate';
import { holdAlone } from './database/sqlite-lock';
import { installationKey } from './features/access';
import { runJobs } from './jobs/run-jobs';
import { openLog } from './log';
import { diskStore } from './storage/disk-store';
import { serverClock } from './time/clock';

// Database, files and mails are readable by this user only.
process.umask(0o077);

const SHUTDOWN_MS = 10_000;
/** While stopping, connections that are idle for this long are closed. */
const IDLE_MS = 250;
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
  setInterval(() => void runJobs(jobs, log), JOBS_MS).unref();
  const server = createServer(
    { requestTimeout: UPLOAD_MS, headersTimeout: 10_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 },
    app,
  );
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
    // Running requests finish, and their connections then close. Idle connections close a moment later, because
    // buffered data may still be unread (F10); HTTP's own close would cut them at once.
    server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
    setInterval(() => server.closeIdleConnections(), IDLE_MS).unref();
    events.close();
    const relayed = relay.stop();
    Server.prototype.close.call(server, () => {
      mailer.close();
      void relayed.then(() => db.destroy()).then(() => process.exit(0));
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The launcher has gone: stop.
  process.once('disconnect', stop);
}

start().catch((error: unknown) => {
  process.stderr.write(`core-api could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
