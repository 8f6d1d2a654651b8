import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from './connect';
import { isMigrated, migrate } from './migrate';

test('F11 a database that is up to date is not written to, so a server starts on a full disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ruta-migrate-'));
  const db = connect({ dialect: 'sqlite', filename: join(folder, 'ruta.db') });
  try {
    expect((await migrate(db)).length).toBeGreaterThan(0);
    await db.raw('pragma query_only = on');
    expect(await migrate(db)).toEqual([]);
    expect(await isMigrated(db)).toBe(true);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});
