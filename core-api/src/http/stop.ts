import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Time in ms for requests that are on their way when the server stops. */
const ON_THE_WAY_MS = 500;
const IDLE_SWEEP_MS = 100;

/**
 * Prepares a server for its stop. The function that is returned stops it: from then on each answer says that its
 * connection closes, also those of requests that have begun; then the server takes no more connections; then idle
 * connections are closed. Resolves when all are closed.
 */
export function stoppable(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let stopping = false;
  server.prependListener('request', (_req, res) => {
    if (stopping) res.setHeader('Connection', 'close');
    underWay.add(res);
    res.once('close', () => underWay.delete(res));
  });

  return () =>
    new Promise((resolve) => {
      stopping = true;
      for (const res of underWay) if (!res.headersSent) res.setHeader('Connection', 'close');
      // HTTP's own close would cut idle connections at once, with the requests that have not been read yet.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(sweep);
        resolve();
      });
      // Sockets are read between a timer and its immediate: a busy server also answers what has arrived.
      const closeIdle = () =>
        setImmediate(() => {
          server.closeIdleConnections();
          sweep = setTimeout(closeIdle, IDLE_SWEEP_MS);
        });
      let sweep = setTimeout(closeIdle, ON_THE_WAY_MS);
    });
}
