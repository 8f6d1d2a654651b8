import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';

/** The raw value of a cookie, or null. If a name occurs twice, the first counts. */
export const readCookie = (req: IncomingMessage, name: string): string | null =>
  parseCookie(req.headers.cookie ?? '', { decode: (value) => value })[name] ?? null;
