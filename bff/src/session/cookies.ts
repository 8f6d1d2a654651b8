import type { IncomingMessage } from 'node:http';

/** The value of a cookie that the browser sent, or null. The first wins when a name comes twice. */
export function readCookie(req: IncomingMessage, name: string): string | null {
  for (const pair of (req.headers.cookie ?? '').split(';')) {
    const cut = pair.indexOf('=');
    if (cut > 0 && pair.slice(0, cut).trim() === name) return pair.slice(cut + 1).trim();
  }
  return null;
}
