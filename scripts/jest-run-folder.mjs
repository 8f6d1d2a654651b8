// Jest's globalSetup: creates a folder for this run. The first test that needs a database stores the migrated one there.
import { scratchFolder } from './scratch.mjs';

export default function makeRunFolder() {
  process.env.TEST_RUN_FOLDER = scratchFolder('ruta_test_');
}
