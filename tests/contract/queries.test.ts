import type { Endpoint } from '@ruta/contracts';
import { endpoints, fieldsOf, nameOf, requestTo } from '../kit/requests';
import { roleFor } from '../kit/role-for';
import { twoSchools, type TwoSchools } from '../kit/two-schools';
import { BAD_LIST_QUERIES, HARMLESS_TEXTS, LEAKS, SEARCHES } from './hostile';

/** Random queries per list; FUZZ_RUNS=2000 asks as often as reliability wants it before a release. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 150);
const SEED = 20261120;

let world: TwoSchools;
beforeAll(async () => {
  world = await twoSchools();
});
afterAll(() => world.server.stop());

const lists = endpoints.filter(({ query }) => fieldsOf(query).includes('page'));
const filtersOf = ({ query }: Endpoint) =>
  fieldsOf((query as { shape?: { filter?: { unwrap?: () => unknown } } }).shape?.filter?.unwrap?.() ?? {});

/** The same numbers in every run, so that a failure comes again. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A query that is nearly right: names that the list knows and some that it does not, with values good, bad and broken. */
function randomQuery(endpoint: Endpoint, next: () => number): string {
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(next() * all.length)];
  const known = [...fieldsOf(endpoint.query), ...filtersOf(endpoint).map((name) => `filter[${name}]`)];
  const names = [
    ...known,
    'filter',
    'filter[',
    'sort[]',
    'fields',
    'include',
    'password_hash',
    'limit',
    'filter[a][b]',
  ];
  const values = [
    '1',
    '2',
    '10',
    'id',
    '-id',
    'name',
    'datetime',
    '2026-11-20',
    'COACH',
    'true',
    ...SEARCHES,
    ...HARMLESS_TEXTS,
  ];
  const value = () => {
    const text = pick(values) ?? '';
    if (next() < 0.6) return text;
    const letters = Array.from(text);
    letters.splice(Math.floor(next() * (letters.length + 1)), 0, String.fromCharCode(1 + Math.floor(next() * 300)));
    return letters.join('');
  };
  const parts = Array.from({ length: 1 + Math.floor(next() * 4) }, () =>
    next() < 0.15 ? (pick(BAD_LIST_QUERIES)?.[1] ?? '') : `${pick(names) ?? ''}=${encodeURIComponent(value())}`,
  );
  return parts.join('&');
}

describe.each(lists.map((endpoint) => [nameOf(endpoint), endpoint] as const))('T11 %s', (_, endpoint) => {
  test(`T11 ${RUNS} random queries: an answer or a refusal, never a failure`, async () => {
    const role = roleFor(endpoint);
    const sample = requestTo(endpoint, await world.own(role));
    const caller = await world.as(role);
    const next = numbers(SEED);
    for (let run = 0; run < RUNS; run += 1) {
      const query = `${new URLSearchParams(sample.query).toString()}&${randomQuery(endpoint, next)}`;
      const { status, text } = await caller.get(sample.path).query(query);
      if (![200, 400, 422].includes(status) || LEAKS.test(text))
        throw new Error(`${query} is answered ${status} ${text}`);
    }
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
