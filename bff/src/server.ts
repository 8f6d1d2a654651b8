import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { HEADERS_MAX } from './http/refuse';
import { UPLOAD_MS } from './http/upload';

/** Time in ms until a stop cuts off the remaining requests. */
const STOP_MS = 9_000;
/** Connections at a time; many schools' browsers keep some each. */
const CONNECTIONS_MAX = 1_000;
const IDLE_SWEEP_MS = 100;
/** Longest time in ms for connections that have arrived to be accepted. */
const ACCEPT_MS = 5_000;
/** Time in ms for requests that are on their way when the server stops. */
const ON_THE_WAY_MS = 500;

/** The HTTP server with limits on slow senders and on headers (B62). */
export function httpServer(app: RequestListener): Server {
  // Node checks for late requests at this interval, so the limits are exact to five seconds.
  const server = createServer({ connectionsCheckingInterval: 5_000 }, app);
  server.headersTimeout = 10_000;
  // For a whole request with files; other bodies have 30 s (see body-limits).
  server.requestTimeout = UPLOAD_MS;
  server.keepAliveTimeout = 65_000;
  server.maxConnections = CONNECTIONS_MAX;
  server.maxHeadersCount = HEADERS_MAX;
  return server;
}

/** Starts listening, or rejects. Resolves to the port, which the system chooses for 0. */
export const listen = (server: Server, { port, host }: { port: number; host: string }): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/**
 * Refuses new connections, answers requests that have begun and closes idle connections. Resolves to true if none was cut
 * off.
 */
export async function stop(server: Server, withinMs = STOP_MS): Promise<boolean> {
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  await allAccepted(server, Math.min(withinMs, ACCEPT_MS));
  return new Promise((resolve) => {
    let clean = true;
    const timers: NodeJS.Timeout[] = [];
    // HTTP's own close would cut idle connections at once, with the requests that have not been read yet.
    NetServer.prototype.close.call(server, () => {
      timers.forEach(clearTimeout);
      resolve(clean);
    });
    // Sockets are read between a timer and its immediate: a busy server also answers what has arrived.
    const sweep = () =>
      setImmediate(() => {
        server.closeIdleConnections();
        timers.push(setTimeout(sweep, IDLE_SWEEP_MS));
      });
    timers.push(setTimeout(sweep, ON_THE_WAY_MS));
    timers.push(
      setTimeout(() => {
        clean = false;
        server.closeAllConnections();
      }, withinMs),
    );
  });
}

/**
 * Resolves when the connections that have arrived are accepted. Node accepts one in each turn of its loop; closing the
 * listener would cut the others, whose clients have already sent their requests.
 */
function allAccepted(server: Server, withinMs: number): Promise<void> {
  const until = Date.now() + withinMs;
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
