// Jest's globalSetup: a folder for this run alone, in which the first test that needs a database leaves the migrated one.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function makeRunFolder() {
  process.env.TEST_RUN_FOLDER = mkdtempSync(join(tmpdir(), 'ruta_test_'));
}
