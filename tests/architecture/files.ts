import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(__dirname, '..', '..');

const SKIPPED = new Set(['node_modules', 'dist', 'dist-types', 'test-results']);

/** Every TypeScript file below some folders, relative to the root. */
export function sourcesOf(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesOf(path);
      return /\.tsx?$/.test(entry.name) ? [path] : [];
    }),
  );
}

/** The direct subfolders of a folder. */
export const foldersOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
