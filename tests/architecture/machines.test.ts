import { join } from 'node:path';
import { MACHINE_IDS } from '@ruta/state-machines/machines';
import { root, sourcesOf } from './files';

test('SM-01 every machine that a room declares is registered, and no two rooms use the same id', async () => {
  const files = sourcesOf('state-machines/src').filter((file) => file.endsWith('.machines.ts'));
  expect(files.length).toBeGreaterThan(5);
  const rooms = await Promise.all(files.map((file) => import(join(root, file)) as Promise<Record<string, object>>));
  const declared = rooms.flatMap((room) => Object.values(room).flatMap((machines) => Object.keys(machines)));
  expect(declared.sort()).toEqual([...MACHINE_IDS].sort());
});
