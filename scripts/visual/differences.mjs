// Finds the differences between two folders of photographs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { compare } from './compare.mjs';

/**
 * Compares the photographs whose hash differs and writes a picture of the differences for each into `into`. Gives those
 * in which a pixel differs, the largest difference first, and how many are unchanged.
 */
export function differences({ before, after, folders, into }) {
  const found = [];
  let unchanged = 0;
  for (const [name, hash] of after) {
    if (!before.has(name)) continue;
    const { changed, share, picture } =
      before.get(name) === hash ? { changed: 0 } : compare(read(folders.before, name), read(folders.after, name));
    if (changed === 0) {
      unchanged += 1;
      continue;
    }
    writeFileSync(join(into, `${name}.png`), PNG.sync.write(picture));
    found.push({ name, changed, share });
  }
  return { found: found.sort((one, other) => other.changed - one.changed), unchanged };
}

const read = (folder, name) => PNG.sync.read(readFileSync(join(folder, `${name}.png`)));
