import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

const NONCE_BYTES = 16;
const TWO_YEARS = 63_072_000;

/** The nonce of this response; only what we put into index.html ourselves carries it. */
export const nonceOf = (res: Response): string => res.locals['nonce'] as string;

/**
 * What every reply says to the browser (T16, ASVS 3.4): scripts and styles from us or with this response's nonce, no
 * framing by anyone, no referrer, and over https only https.
 */
export function securityHeaders({ secure, publicUrl }: { secure: boolean; publicUrl: string }): RequestHandler[] {
  const nonce = (_req: unknown, res: unknown) => `'nonce-${nonceOf(res as Response)}'`;
  return [
    (_req, res, next) => {
      res.locals['nonce'] = randomBytes(NONCE_BYTES).toString('base64');
      next();
    },
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", nonce],
          styleSrc: ["'self'", nonce],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          // 'self' does not mean our own WebSockets in every browser.
          connectSrc: ["'self'", publicUrl.replace(/^http/, 'ws')],
          frameAncestors: ["'none'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          ...(secure ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      strictTransportSecurity: secure ? { maxAge: TWO_YEARS, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    }),
  ];
}

/**
 * The Storybook shows its stories in a frame of its own, lays its chart in a worker of its own and writes styles inline;
 * only there, and only to itself. Of inline scripts it may run those whose hashes are named, `sha256-…`, and no other.
 */
export const storybookHeaders = (scripts: readonly string[]): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scripts.map((hash) => `'${hash}'`)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'"],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: false, // said already for the whole address
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'sameorigin' },
  });
