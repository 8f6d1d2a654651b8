import { ConfigError } from './config';
import { openServer } from './open-server';

const server = await openServer(process.env).catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  return process.exit(1);
});

let stopping = false;
async function shutDown(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  server.log.info({ signal }, 'stopping');
  const clean = await server.stop();
  server.log.info({ clean }, 'stopped');
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void shutDown(signal));
// The launcher has gone: stop and free the port.
process.once('disconnect', () => void shutDown('disconnect'));

server.log.info({ ready: true, url: server.url }, 'listening');
process.send?.({ type: 'ready', url: server.url });
