import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** Bytes. Compressing smaller replies costs more than it saves. */
const THRESHOLD = 1000;
/** Fast levels: brotli's best (11) takes longer than it saves in transfer. */
const GZIP_LEVEL = 6;
const BROTLI_QUALITY = 4;
const PACKED = /^(?:application\/json|text\/html)\b/;

/**
 * Compresses JSON and pages. Not the build's files, which are compressed at build time, nor downloads, nor event
 * streams, which compression would delay.
 */
export const compressed = (): RequestHandler =>
  compression({
    threshold: THRESHOLD,
    level: GZIP_LEVEL,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    filter: (_req, res) => {
      const type = res.getHeader('Content-Type');
      return typeof type === 'string' && PACKED.test(type) && !res.hasHeader('Content-Disposition');
    },
  });
