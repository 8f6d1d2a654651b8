import { FEATURES } from '@ruta/contracts';
import { foldersOf } from './files';

/** Folders beside the rooms that are no rooms. */
const KITS: Record<string, readonly string[]> = {
  'contracts/src': ['kit'],
  'core-api/src/features': [],
  'bff/src/features': [],
  'web/src/features': [],
  'state-machines/src': ['kit'],
  'stories/rooms': [],
};

test.each(Object.entries(KITS))('every folder in %s is a room of the closed list', (folder, kits) => {
  const strangers = foldersOf(folder).filter(
    (name) => !kits.includes(name) && !(FEATURES as readonly string[]).includes(name),
  );
  expect(strangers).toEqual([]);
});
