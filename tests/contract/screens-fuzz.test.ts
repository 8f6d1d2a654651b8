import * as fc from 'fast-check';
import { ROLE_CODES, type Screen } from '@ruta/contracts';
import { twoSchools, type TwoSchools } from '../kit/two-schools';
import { valuesOf } from './fuzz/json-values';
import { queriesOf } from './fuzz/list-queries';
import { addressOf, allScreens, bffBefore, roleOf } from './fuzz/screens';
import { BAD_IDS, LEAKS, PROTOTYPE_NAMES } from './hostile';

/** Random requests per screen; 200 in `npm run fuzz` and `npm run test:all`. */
const RUNS = Math.ceil(Number(process.env['FUZZ_RUNS'] ?? 100) / 10);
/** Fixed, so that every run has the same requests and failures repeat. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261120);

let world: TwoSchools;
/** How many requests got each status. */
const counts = new Map<number, number>();
let bff: Awaited<ReturnType<typeof bffBefore>>;
/** A session per role. Screens only read, so none of them ends. */
const tokens = new Map<string, string>();
beforeAll(async () => {
  world = await twoSchools();
  bff = await bffBefore(world);
  for (const role of ROLE_CODES) tokens.set(role, await world.server.sessionOf(world.people[role]));
});
afterAll(async () => {
  await bff.stop();
  await world.server.stop();
});

/** What stands in the place of every id of an address: the world's first records, others, and none. */
const idOf = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom(...BAD_IDS, '5000', ...PROTOTYPE_NAMES) },
);
/** A role of the screen's area most of the time. */
const callerFor = (role: string) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(role) }, { weight: 1, arbitrary: fc.constantFrom(null, ...ROLE_CODES) });

/** Queries that the contract takes or nearly takes, and others. */
const queriesFor = (screen: Screen) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    {
      weight: 5,
      arbitrary: valuesOf(screen.query).map((values) =>
        new URLSearchParams(
          Object.entries(values as object).map(([name, value]) => [name, String(value)] as [string, string]),
        ).toString(),
      ),
    },
    { weight: 3, arbitrary: queriesOf(screen) },
  );

test.each(allScreens.map((screen) => [addressOf(screen), screen] as const))(
  'T11 %s: random requests get an answer or a refusal, never a failure',
  async (address, screen) => {
    const sent = fc.record({ id: idOf, role: callerFor(roleOf(screen)), query: queriesFor(screen) });
    const property = fc.asyncProperty(sent, async ({ id, role, query }) => {
      const path = `${address.replace(/:\w+/g, encodeURI(id))}?${query}`;
      const { status, text } = await bff.get(path, role === null ? null : (tokens.get(role) ?? null));
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (status >= 500 || LEAKS.test(text)) throw new Error(`${role} ${path} is answered ${status} ${text}`);
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  },
  RUNS * 2_000,
);

test('T11 random requests for screens meet answers and refusals', () => {
  process.stdout.write(
    `screens, seed ${SEED}: ${[...counts].map(([status, times]) => `${times} × ${status}`).join(', ')}\n`,
  );
  for (const status of [200, 404, 422]) expect(counts.get(status) ?? 0).toBeGreaterThan(0);
});
