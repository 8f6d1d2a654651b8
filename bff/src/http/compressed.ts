import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** Below this the packing costs more than it saves. */
const THRESHOLD = 1000;
/** Quick ones: brotli's best (11) takes longer than what it saves on the way. */
const GZIP_LEVEL = 6;
const BROTLI_QUALITY = 4;
const PACKED = /^(?:application\/json|text\/html)\b/;

/**
 * Packs what the servers write for this one request: JSON and pages. Not the build's files, which are packed at build
 * time, nor a file that somebody downloads, nor a stream of events, which packing would hold back.
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
