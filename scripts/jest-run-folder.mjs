// Jest's globalSetup: creates a folder for this run. The first test that needs a database stores the migrated one there.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function makeRunFolder() {
  process.env.TEST_RUN_FOLDER = mkdtempSync(join(tmpdir(), 'ruta_test_'));
}
