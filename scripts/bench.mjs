// npm run bench: builds both servers, then measures them against answers written by hand. Prints one table. Quick looks:
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
