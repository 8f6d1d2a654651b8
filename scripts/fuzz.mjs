// npm run fuzz: 20,000 random requests over all routes and roles, 2,000 random queries per list, and 200 random requests
// per screen of the bff, against core-api on SQLite. Fails on an answer of 500 or more, and prints the request.
// `--requests`, `--queries` and `--seed` change it.
import { parseArgs } from 'node:util';
import { assertNode, run, say } from './kit.mjs';
import { ensurePackages } from './packages.mjs';

assertNode();
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    queries: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
await ensurePackages('dev');
say(`Seed ${values.seed}`);
const { code } = await run(
  'npx',
  ['jest', 'tests/contract/fuzz.test.ts', 'tests/contract/queries.test.ts', 'tests/contract/screens-fuzz.test.ts'],
  {
    env: { FUZZ_REQUESTS: values.requests, FUZZ_RUNS: values.queries, FUZZ_SEED: values.seed },
  },
);
process.exit(code ?? 1);
