import { resolve } from 'node:path';
import { createApp } from './app';
import { ConfigError, readConfig, type Config } from './config';
import { openCore } from './core/server';
import { openLog } from './log';
import { openRealtime } from './realtime/realtime';
import { httpServer, listen, stop } from './server';

/** Prints a line and exits with 1. */
function giveUp(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function configuration(): Config {
  try {
    // Two folders up is the repository, from src and from dist.
    return readConfig(process.env, { webDir: resolve(import.meta.dirname, '../../web/dist') });
  } catch (error) {
    if (error instanceof ConfigError) giveUp(error.message);
    throw error;
  }
}

const config = configuration();
const log = openLog(config.logLevel);
const core = openCore({ url: config.coreUrl, secret: config.internalSecret });
const realtime = openRealtime({ config, core, log });
const server = httpServer(createApp({ config, core, log, realtime }));
realtime.attach(server);

try {
  await listen(server, config);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  giveUp(
    taken
      ? `Port ${config.port} of ${config.host} is taken. Stop what uses it, or set PORT to another one.`
      : `Cannot listen on ${config.host}:${config.port}: ${error instanceof Error ? error.message : String(error)}`,
  );
}

let stopping = false;
async function shutDown(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  const [clean] = await Promise.all([stop(server), realtime.close()]);
  await (clean ? core.close() : core.destroy());
  log.info({ clean }, 'stopped');
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void shutDown(signal));
// The launcher has gone: stop and free the port.
process.once('disconnect', () => void shutDown('disconnect'));

log.info({ ready: true, url: config.publicUrl }, 'listening');
process.send?.({ type: 'ready', url: config.publicUrl });
