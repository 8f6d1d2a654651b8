import { randomBytes } from 'node:crypto';
import { PLAYER_HOSTS } from '@ruta/contracts/pills/embed';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

const NONCE_BYTES = 16;
const TWO_YEARS = 63_072_000;

/** The CSP nonce of this response, which is inserted into index.html. */
export const nonceOf = (res: Response): string => res.locals['nonce'] as string;

interface SecurityFacts {
  secure: boolean;
  publicUrl: string;
  /** Hosts whose pages may be framed (OTH-02), beside the players of videos (PIL-03). */
  frameHosts: readonly string[];
}

/**
 * Security headers of every reply (T16, ASVS 3.4): scripts and styles only from this origin or with this response's
 * nonce, frames only of listed hosts and of files of our own, no referrer, and HSTS over https.
 */
export function securityHeaders({ secure, publicUrl, frameHosts }: SecurityFacts): RequestHandler[] {
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
          // In some browsers 'self' does not cover WebSockets.
          connectSrc: ["'self'", publicUrl.replace(/^http/, 'ws')],
          frameSrc: ["'self'", ...[...frameHosts, ...PLAYER_HOSTS].map((host) => `https://${host}`)],
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
 * Headers of the Storybook, which needs a frame, a worker and inline styles of its own origin. `scripts` are the hashes
 * (`sha256-…`) of the inline scripts that may run.
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
    strictTransportSecurity: false, // already set by securityHeaders
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'sameorigin' },
  });
