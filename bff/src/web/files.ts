import { access } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Request, RequestHandler } from 'express';

/** Names of build files: no segment starts with a dot, so `..`, `.git` and `.env` never match. */
const FILE = /^(?:\/[\w@~-][\w.@~-]*)+\.\w+$/;
/** Files with a hash in their name. */
const HASHED = /^\/assets\//;
const FOREVER = 'public, max-age=31536000, immutable';
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Serves the built web's files; the precompressed variant if the browser accepts it and it exists. */
export const webFiles =
  (dir: string): RequestHandler =>
  async (req, res, next) => {
    const path = req.path;
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !FILE.test(path) || path.endsWith('.html')) return next();
    const packed = await packedBeside(req, join(dir, path));
    if (packed === null && !(await exists(join(dir, path)))) return next();

    res.setHeader('Vary', 'Accept-Encoding');
    res.setHeader('Cache-Control', HASHED.test(path) ? FOREVER : 'no-cache');
    if (packed !== null) {
      res.type(extname(path)); // of the original file, not of the compressed one
      res.setHeader('Content-Encoding', packed.name);
    }
    const options = { root: dir, cacheControl: false, acceptRanges: false };
    res.sendFile(`${path.slice(1)}${packed?.extension ?? ''}`, options, (error: unknown) => {
      if (!error || res.headersSent) return;
      for (const name of ['Cache-Control', 'Content-Encoding', 'Content-Type', 'Vary']) res.removeHeader(name);
      next(); // a folder, or deleted meanwhile
    });
  };

async function packedBeside(req: Request, file: string) {
  for (const encoding of ENCODINGS) {
    if (req.acceptsEncodings(encoding.name) && (await exists(`${file}${encoding.extension}`))) return encoding;
  }
  return null;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
