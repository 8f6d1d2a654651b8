import { resolve } from 'node:path';
import { createApp } from './app';
import { ConfigError, readConfig } from './config';
import { openCore } from './core/server';
import { openLog, type Logger } from './log';
import { openRealtime } from './realtime/realtime';
import { httpServer, listen, stop } from './server';

/** The bff while it listens. */
export interface OpenServer {
  url: string;
  log: Logger;
  /** Answers the requests that have begun and closes the sockets. Resolves to true if no request was cut off. */
  stop(): Promise<boolean>;
}

/** Starts to listen. Where it cannot because of its configuration, throws a ConfigError. */
export async function openServer(environment: NodeJS.ProcessEnv): Promise<OpenServer> {
  // Two folders up is the repository, from src and from dist.
  const config = readConfig(environment, { webDir: resolve(import.meta.dirname, '../../web/dist') });
  const log = openLog(config.logLevel);
  const core = openCore({ url: config.coreUrl, secret: config.internalSecret });
  const realtime = openRealtime({ config, core, log });
  const server = httpServer(createApp({ config, core, log, realtime }));
  realtime.attach(server);

  try {
    await listen(server, config);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw new ConfigError(
      taken
        ? `Port ${config.port} of ${config.host} is taken. Stop what uses it, or set PORT to another one.`
        : `Cannot listen on ${config.host}:${config.port}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }

  return {
    url: config.publicUrl,
    log,
    stop: async () => {
      const [clean] = await Promise.all([stop(server), realtime.close()]);
      await (clean ? core.close() : core.destroy());
      return clean;
    },
  };
}
