import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';

/** The value of a cookie as the browser sent it, or null. The first wins when a name comes twice. */
export const readCookie = (req: IncomingMessage, name: string): string | null =>
  parseCookie(req.headers.cookie ?? '', { decode: (value) => value })[name] ?? null;
