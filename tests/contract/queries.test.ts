import type { Endpoint } from '@ruta/contracts';
import * as fc from 'fast-check';
import { endpoints, fieldsOf, nameOf, requestTo } from '../kit/requests';
import { roleFor } from '../kit/role-for';
import { twoSchools, type TwoSchools } from '../kit/two-schools';
import { BAD_LIST_QUERIES, HARMLESS_TEXTS, LEAKS, SEARCHES } from './hostile';

/** Random queries per list. Before a release: FUZZ_RUNS=2000. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 150);
/** Fixed, so that every run has the same queries and failures repeat. */
const SEED = 20261120;

let world: TwoSchools;
beforeAll(async () => {
  world = await twoSchools();
});
afterAll(() => world.server.stop());

const lists = endpoints.filter(({ query }) => fieldsOf(query).includes('page'));
const filtersOf = ({ query }: Endpoint) =>
  fieldsOf((query as { shape?: { filter?: { unwrap?: () => unknown } } }).shape?.filter?.unwrap?.() ?? {});

/** Nearly valid queries: known and unknown names with valid, invalid and malformed values. */
function queries(endpoint: Endpoint): fc.Arbitrary<string> {
  const known = [...fieldsOf(endpoint.query), ...filtersOf(endpoint).map((name) => `filter[${name}]`)];
  const unknown = ['filter', 'filter[', 'sort[]', 'fields', 'include', 'password_hash', 'limit', 'filter[a][b]'];
  const good = ['1', '2', '10', 'id', '-id', 'name', 'datetime', '2026-11-20', 'COACH', 'true'];
  const value = fc.constantFrom(...good, ...SEARCHES, ...HARMLESS_TEXTS);
  const broken = fc.tuple(value, fc.nat(), fc.integer({ min: 1, max: 300 })).map(([text, position, letter]) => {
    const letters = Array.from(text);
    letters.splice(position % (letters.length + 1), 0, String.fromCharCode(letter));
    return letters.join('');
  });
  const part = fc.oneof(
    {
      weight: 17,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...known, ...unknown),
          fc.oneof({ weight: 3, arbitrary: value }, { weight: 2, arbitrary: broken }),
        )
        .map(([name, text]) => `${name}=${encodeURIComponent(text)}`),
    },
    { weight: 3, arbitrary: fc.constantFrom(...BAD_LIST_QUERIES.map(([, query]) => query)) },
  );
  return fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('&'));
}

describe.each(lists.map((endpoint) => [nameOf(endpoint), endpoint] as const))('T11 %s', (_, endpoint) => {
  test(`T11 ${RUNS} random queries: an answer or a refusal, never a failure`, async () => {
    const role = roleFor(endpoint);
    const sample = requestTo(endpoint, await world.own(role, endpoint));
    const caller = await world.as(role);
    const property = fc.asyncProperty(queries(endpoint), async (random) => {
      const query = `${new URLSearchParams(sample.query).toString()}&${random}`;
      const { status, text } = await caller.get(sample.path).query(query);
      if (![200, 400, 422].includes(status) || LEAKS.test(text))
        throw new Error(`${query} is answered ${status} ${text}`);
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  });
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
