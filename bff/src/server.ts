import { createServer, type RequestListener, type Server } from 'node:http';
import { HEADERS_MAX } from './http/refuse';
import { UPLOAD_MS } from './http/upload';

/** How long a stop may take before what is left is cut off. */
const STOP_MS = 9_000;
const IDLE_SWEEP_MS = 100;

/** The HTTP server with its limits: slow senders, long headers and many of them end early (B62). */
export function httpServer(app: RequestListener): Server {
  // Node looks for late requests only this often, so the limits below hold to within five seconds.
  const server = createServer({ connectionsCheckingInterval: 5_000 }, app);
  server.headersTimeout = 10_000;
  // Of a whole request with files; other bodies have half a minute (see json-body).
  server.requestTimeout = UPLOAD_MS;
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = HEADERS_MAX;
  return server;
}

/** Listens, or fails with what stands in the way. Answers with the port, which the system chose if it was 0. */
export const listen = (server: Server, { port, host }: { port: number; host: string }): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/** Takes no new requests, lets those under way finish, closes what is idle; true when nothing had to be cut off. */
export function stop(server: Server, withinMs = STOP_MS): Promise<boolean> {
  return new Promise((resolve) => {
    let clean = true;
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    const limit = setTimeout(() => {
      clean = false;
      server.closeAllConnections();
    }, withinMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(limit);
      resolve(clean);
    });
  });
}
