import type { ProblemCode } from '@ruta/contracts';
import * as fc from 'fast-check';
import { endpoints, fieldsOf, nameOf, requestTo } from '../kit/requests';
import { roleFor } from '../kit/role-for';
import { twoSchools, type TwoSchools } from '../kit/two-schools';
import { queriesOf } from './fuzz/list-queries';
import { LEAKS } from './hostile';

/** Random queries per list; 2000 in `npm run fuzz` and `npm run test:all`. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 100);
/** What every test has, see jest.config.mjs; longer runs have a fifth of a second for each query. */
const TEST_MS = 90_000;
/** Fixed, so that every run has the same queries and failures repeat. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261120);

let world: TwoSchools;
beforeAll(async () => {
  world = await twoSchools();
});
afterAll(() => world.server.stop());

const lists = endpoints.filter(({ query }) => fieldsOf(query).includes('page'));

describe.each(lists.map((endpoint, at) => [nameOf(endpoint), endpoint, at] as const))('T11 %s', (_, endpoint, at) => {
  test(
    `T11 ${RUNS} random queries: an answer or a refusal, never a failure`,
    async () => {
      const role = roleFor(endpoint);
      const sample = requestTo(endpoint, await world.own(role, endpoint));
      const caller = await world.as(role);
      const property = fc.asyncProperty(queriesOf(endpoint), async (random) => {
        const query = `${new URLSearchParams(sample.query).toString()}&${random}`;
        const { status, text, body } = await caller.get(sample.path).query(query);
        // A random id may name nothing, which the contract declares.
        const isMissing = status === 404 && endpoint.problems.includes((body as { code: ProblemCode }).code);
        // 431: Node refuses an address that is longer than it reads.
        if (!(isMissing || [200, 400, 422, 431].includes(status)) || LEAKS.test(text))
          throw new Error(`${query} is answered ${status} ${text}`);
      });
      // Lists share their code, so each list has a seed of its own: other draws for the same code.
      await fc.assert(property, { numRuns: RUNS, seed: SEED + at });
    },
    Math.max(TEST_MS, RUNS * 200),
  );
});

test('T11 a search finds nobody by what the one who searches may not read', async () => {
  const { db, world: people } = world.server;
  const { school_id } = await db('users').where({ id: world.people.PROF }).first<{ school_id: number }>('school_id');
  await people.person('PROF', { school_id, name: 'Zacarías', surname: 'Nómada', email: 'clave-oculta@ruta.test' });
  const { activity } = await world.own('COACH');
  const coach = await world.as('COACH');
  const found = async (search: string) => {
    const query = { activity_id: activity, 'filter[search]': search };
    const { status, body } = await coach.get('/schools/activity/assistants').query(query);
    return [status, (body as { total: number }).total];
  };
  expect(await found('zacarias nomada')).toEqual([200, 1]);
  for (const hidden of ['clave-oculta', 'oculta@ruta.test', '@', 'ruta.test'])
    expect(await found(hidden)).toEqual([200, 0]);
});
