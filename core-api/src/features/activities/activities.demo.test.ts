import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '../../seeds/index';
import { clockAt, emptyDatabase, FRIDAY } from '../../seeds/seeds.testing';
import { diskStore } from '../../storage/disk-store';
import { seedEvidence } from './activities.demo';

test('VIS-06 the demo world’s finished visits have one to three pictures, each there to be seen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ruta-seeds-'));
  const store = diskStore({ root: folder, minFreeBytes: 0 });
  const db = await emptyDatabase();
  try {
    await seedDemo(db, clockAt(FRIDAY));
    const count = await seedEvidence(db, store);
    const rows = (await db('activity_evidences')) as { agenda_activity_id: number; path: string; size: number }[];
    expect(rows).toHaveLength(count);
    expect(count).toBeGreaterThan(10);
    for (const { path, size } of rows) expect((await store.open(path))?.size).toBe(size);
    const finished = (await db('agenda_activities')
      .where({ activity_type: 'SchoolVisitActivity', isCompleted: 1 })
      .pluck('id')) as number[];
    expect(new Set(rows.map(({ agenda_activity_id }) => agenda_activity_id))).toEqual(new Set(finished));
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
});
