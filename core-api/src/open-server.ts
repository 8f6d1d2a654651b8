import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from './app';
import { compose } from './composition';
import { readConfig } from './config';
import { connect } from './database/connect';
import { migrateAt } from './database/migrate';
import { holdAlone } from './database/sqlite-lock';
import { installationKey } from './features/access';
import { stoppable } from './http/stop';
import { runJobs, type Job } from './jobs/run-jobs';
import { openLog } from './log';
import { diskStore } from './storage/disk-store';
import { serverClock } from './time/clock';

/** Time for a large upload over a slow line. The bff times out other slow bodies much earlier. */
const UPLOAD_MS = 10 * 60_000;
const JOBS_MS = 6 * 3_600_000;

/** core-api while it listens. */
export interface OpenServer {
  port: number;
  /** Answers the requests that have begun, ends the work under way and closes the database. */
  stop(): Promise<void>;
}

/** Opens and migrates the database and starts to listen. */
export async function openServer(environment: NodeJS.ProcessEnv): Promise<OpenServer> {
  const config = readConfig(environment);
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
  const running = new Set<Promise<void>>();
  const start = (some: readonly Job[]) => {
    const run = runJobs(some, log).finally(() => running.delete(run));
    running.add(run);
  };
  start(jobs);
  const repeated = jobs.map((job) => setInterval(() => start([job]), job.everyMs ?? JOBS_MS).unref());
  const server = createServer(
    { requestTimeout: UPLOAD_MS, headersTimeout: 10_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 },
    app,
  );
  const stopServer = stoppable(server);
  const port = await listen(server, config);
  log.info({ port }, 'listening');
  relay.start();

  return {
    port,
    stop: async () => {
      for (const timer of repeated) clearInterval(timer);
      const stopped = stopServer();
      events.close();
      const relayed = relay.stop();
      await stopped;
      mailer.close();
      await relayed;
      await Promise.all(running);
      await db.destroy();
    },
  };
}

/** Starts listening, or rejects. Resolves to the port, which the system chooses for 0. */
const listen = (server: Server, { port, host }: { port: number; host: string }): Promise<number> =>
  new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken by another program.`) : error);
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve((server.address() as AddressInfo).port);
    });
  });
