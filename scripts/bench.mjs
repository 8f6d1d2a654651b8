// npm run bench: builds both servers, compares them with hand-written ones and prints a table. A quick run:
// npm run bench -- --visits 20000 --only visits,agenda --seconds 1 --rounds 3
import { assertNode, at, run, step } from './kit.mjs';
import { ensurePackages } from './packages.mjs';

assertNode();
await ensurePackages('dev');
for (const server of ['core-api', 'bff'])
  await step(`Building ${server}`, () =>
    run('node', [at('scripts/build-server.mjs')], { cwd: at(server), quiet: true }),
  );
const { code } = await run('node', ['--import', 'tsx', at('tests/bench/run.ts'), ...process.argv.slice(2)]);
process.exit(code ?? 1);
