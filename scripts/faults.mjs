// npm run faults: breaks core-api and its databases on purpose and looks at what is left. `--tenth` is what npm test runs; F07 names one,
// SQLite or MariaDB the database.
import { assertNode, at, run, step } from './kit.mjs';
import { ensurePackages } from './packages.mjs';

assertNode();
await ensurePackages('dev');
await step('Building core-api', () =>
  run('node', [at('scripts/build-server.mjs')], { cwd: at('core-api'), quiet: true }),
);
const { code } = await run('npx', ['tsx', at('tests/faults/run.ts'), ...process.argv.slice(2)]);
process.exit(code);
