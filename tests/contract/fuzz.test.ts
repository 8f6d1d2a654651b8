import { fuzz } from './fuzz/fuzz';

/** 20,000 in `npm run fuzz` and `npm run test:all`. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_000);
/** Fixed, so that every run has the same requests and failures repeat. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261120);

test(`T11 ${REQUESTS} random requests, over all routes and roles: an answer or a refusal, never a failure`, async () => {
  const { counts, failures } = await fuzz({ requests: REQUESTS, seed: SEED });
  const told = [...counts].sort(([one], [other]) => one - other).map(([status, times]) => `${times} × ${status}`);
  process.stdout.write(`${REQUESTS} requests, seed ${SEED}: ${told.join(', ')}\n`);
  expect(failures).toEqual([]);
}, 3_600_000);
