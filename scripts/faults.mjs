// npm run faults: breaks core-api and its databases on purpose and checks what is left. `--tenth` runs a tenth of the
// rounds, as npm test does; `F07` runs one fault, `F07 shared` those of it with the word, `SQLite` or `MariaDB`
// one database.
import { assertNode, at, run, step } from './kit.mjs';
import { ensurePackages } from './packages.mjs';

assertNode();
await ensurePackages('dev');
await step('Building core-api', () =>
  run('node', [at('scripts/build-server.mjs')], { cwd: at('core-api'), quiet: true }),
);
const { code } = await run('npx', ['tsx', at('tests/faults/run.ts'), ...process.argv.slice(2)]);
process.exit(code);
