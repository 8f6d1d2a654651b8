import { fileURLToPath } from 'node:url';
import { secrets } from '../../scripts/kit.mjs';
import { DEMO_NOW, freePort, productAt, shiftTo, type Database, type Product } from './product';
import { startHost } from './server-host';
import { copyTemplate } from './template';

const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** The demo is laid a minute before a world begins, so that nothing of it happens later than the first request. */
const BEGINS_AT = DEMO_NOW + 60_000;
/** Time in ms for requests, jobs and deliveries of the last test. The bff cuts requests off after nine seconds. */
const QUIET_WITHIN_MS = 20_000;

/** Servers of a worker, opened anew with a new database and a new folder for each file of journeys. */
export interface Worlds {
  /** The product of a file: the same as before for the next test of the file, else a new world. */
  of(file: string): Promise<Product>;
  stop(): Promise<void>;
}

/**
 * Starts the two servers' processes, which stay for all files of a worker: what costs is loading and compiling them. For
 * a new world both servers are stopped and opened again, so neither keeps anything of the last one; that fails while work
 * is under way.
 */
export async function startWorlds(on: Database): Promise<Worlds> {
  const [core, bff] = await Promise.all([startHost('core-api'), startHost('bff')]);
  let current: Awaited<ReturnType<typeof open>> | undefined;
  let currentFile = '';

  const open = async () => {
    const world = await copyTemplate(on);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const environment: Record<string, string> = {
      ...secrets(world.dataDir),
      DATA_DIR: world.dataDir,
      PORT: String(port),
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      DEMO: '1',
      DEMO_SHIFT_MS: shiftTo(BEGINS_AT),
    };
    if (world.databaseUrl !== undefined) environment['DATABASE_URL'] = world.databaseUrl;
    const corePort = await core.open({ ...environment, CORE_PORT: '0' });
    await bff.open({ ...environment, WEB_DIR, CORE_URL: `http://127.0.0.1:${String(corePort)}` });
    return { product: productAt(url, world.dataDir, world.databaseUrl), remove: world.remove };
  };
  const close = async () => {
    if (!current) return;
    const { remove } = current;
    current = undefined;
    await bff.stop(QUIET_WITHIN_MS);
    await core.stop(QUIET_WITHIN_MS);
    await remove();
  };

  return {
    of: async (file) => {
      if (!current || file !== currentFile) {
        await close();
        current = await open();
        currentFile = file;
      }
      return current.product;
    },
    stop: async () => {
      await close();
      await Promise.all([core.end(), bff.end()]);
    },
  };
}
