import { failureInWords } from './database/db-problems';
import { openServer } from './open-server';

// Database, files and mails are readable by this user only.
process.umask(0o077);

const SHUTDOWN_MS = 10_000;

/** Starts to listen, and stops at a signal or with the launcher. */
async function start() {
  const server = await openServer(process.env);
  // With port 0 the system chooses one; tell the launcher.
  process.send?.({ type: 'ready', port: server.port });

  const stop = () => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    void server.stop().then(() => process.exit(0));
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
