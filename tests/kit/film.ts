import { truncate, writeFile } from 'node:fs/promises';
import { mp4Of } from '../../core-api/src/testing/files';

/** The beginning of a film of so many bytes, up to its pictures. */
export function filmHead(size: number): Buffer {
  const film = mp4Of();
  const head = film.subarray(0, film.lastIndexOf('mdat', undefined, 'latin1') - 4);
  const box = Buffer.alloc(8);
  box.writeUInt32BE(size - head.length, 0);
  box.write('mdat', 4, 'latin1');
  return Buffer.concat([head, box]);
}

/** Writes a film of so many bytes, whose pictures are black. */
export async function writeFilm(path: string, size: number): Promise<void> {
  await writeFile(path, filmHead(size));
  await truncate(path, size);
}
