import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions, type ZlibOptions } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(?:js|css|svg)$/;
const THRESHOLD = 1000;
const brotli = promisify(brotliCompress) as (bytes: Buffer, options: BrotliOptions) => Promise<Buffer>;
const gzipped = promisify(gzip) as (bytes: Buffer, options: ZlibOptions) => Promise<Buffer>;
const PACKAGES = [
  { extension: '.br', pack: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) },
  { extension: '.gz', pack: (bytes: Buffer) => gzipped(bytes, { level: 9 }) },
];

/** Writes compressed copies of the build's files, for the bff to serve. */
export function packedFiles(): Plugin {
  let outDir = '';
  return {
    name: 'packed-files',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    async closeBundle() {
      const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && PACKED.test(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name));
      await Promise.all(files.map(packBeside));
    },
  };
}

async function packBeside(file: string) {
  const bytes = readFileSync(file);
  if (bytes.length < THRESHOLD) return;
  for (const { extension, pack } of PACKAGES) {
    const packed = await pack(bytes);
    if (packed.length < bytes.length) writeFileSync(`${file}${extension}`, packed);
  }
}
