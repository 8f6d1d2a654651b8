import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Longest time in ms for connections that have arrived to be accepted. */
const ACCEPT_MS = 5_000;
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

  return async () => {
    stopping = true;
    for (const res of underWay) if (!res.headersSent) res.setHeader('Connection', 'close');
    await allAccepted(server);
    await new Promise<void>((resolve) => {
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
  };
}

/**
 * Resolves when the connections that have arrived are accepted. Node accepts one in each turn of its loop; closing the
 * listener would cut the others, whose clients have already sent their requests.
 */
function allAccepted(server: Server): Promise<void> {
  const until = Date.now() + ACCEPT_MS;
  let turns = 0;
  const accepted = () => (turns = 0);
  server.on('connection', accepted);
  return new Promise((resolve) => {
    const look = () => {
      turns += 1;
      // The first turn may have begun before the stop.
      if (turns <= 2 && Date.now() < until) return void setImmediate(look);
      server.off('connection', accepted);
      resolve();
    };
    look();
  });
}
