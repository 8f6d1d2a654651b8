import { gzipSync } from 'node:zlib';
import type { Endpoint } from '@ruta/contracts';
import request, { type Response } from 'supertest';
import type { Caller } from '../../core-api/src/testing/server';
import { endpoints, fieldsOf, nameOf, requestTo, type Ids, type Sample } from '../kit/requests';
import { roleFor } from '../kit/role-for';
import { twoSchools, type TwoSchools } from '../kit/two-schools';
import {
  BAD_IDS,
  AS_TYPED,
  BAD_JSON,
  BAD_LIST_QUERIES,
  HARMLESS_TEXTS,
  INVISIBLE_TEXTS,
  LEAKS,
  LINE_ENDS,
  POLLUTING_JSON,
  PROTOTYPE_NAMES,
  repeated,
  SEARCHES,
  SEVERAL_LINES,
  spoilt,
  UNPRINTABLE_TEXTS,
  WRONG_KINDS,
} from './hostile';

let world: TwoSchools;
beforeAll(async () => {
  world = await twoSchools();
});
afterAll(() => world.server.stop());

interface Prepared {
  caller: Caller;
  own: Ids;
}

interface Asked {
  path?: string;
  query?: string;
  /** Sent unchanged. */
  raw?: string | Buffer;
  headers?: Record<string, string>;
}

/** Caller and fixtures per endpoint; reused until a call changes something. */
const prepared = new Map<Endpoint, Prepared>();
async function prepare(endpoint: Endpoint): Promise<Prepared> {
  const role = roleFor(endpoint);
  const known = prepared.get(endpoint) ?? { caller: await world.as(role), own: await world.own(role, endpoint) };
  prepared.set(endpoint, known);
  return known;
}

/** Calls an endpoint with a valid sample and one intended mistake. */
async function ask(endpoint: Endpoint, change: (sample: Sample) => Asked): Promise<Response> {
  const { caller, own } = await prepare(endpoint);
  const sample = requestTo(endpoint, own);
  const { path = sample.path, query, raw, headers = {} } = change(sample);
  const asked = caller[endpoint.method](path)
    .query(query ?? sample.query)
    .set(headers);
  if (endpoint.method !== 'get') {
    void asked
      .set({ 'Content-Type': 'application/json', ...headers })
      // Sent unchanged; superagent would serialize bytes as JSON.
      .serialize((sent: unknown) => sent as string)
      .send((raw ?? JSON.stringify(sample.body)) as string);
  }
  const answer = await asked;
  if (endpoint.method !== 'get' && answer.ok) prepared.clear();
  expect(answer.status).toBeLessThan(500);
  expect(answer.text).not.toMatch(LEAKS);
  return answer;
}
const changed = (endpoint: Endpoint, field: string, value: unknown) =>
  ask(endpoint, ({ body }) => ({ raw: JSON.stringify({ ...body, [field]: value }) }));
/** Sends a file with a field of this name beside it. */
async function statusOfForm(endpoint: Endpoint, field: string): Promise<number> {
  const { caller, own } = await prepare(endpoint);
  const { path } = requestTo(endpoint, own);
  const { status } = await caller[endpoint.method](path)
    .field(field, '1')
    .attach(endpoint.upload?.field ?? '', Buffer.from('%PDF-1.7\n%%EOF'), 'a.pdf');
  return status;
}
const withQuery = (query: string) => (sample: Sample) => ({
  query: `${new URLSearchParams(sample.query).toString()}&${query}`,
});

/** Whether `null` is allowed for the field and clears it. */
const mayClear = ({ body }: Endpoint, field: string) =>
  (body as { shape?: Record<string, { safeParse: (value: unknown) => { success: boolean } }> }).shape?.[
    field
  ]?.safeParse(null).success === true;

const named = (chosen: readonly Endpoint[]) => chosen.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const lists = endpoints.filter(({ query }) => fieldsOf(query).includes('page'));
const searched = lists.filter(({ query }) =>
  fieldsOf((query as { shape?: { filter?: { unwrap?: () => unknown } } }).shape?.filter?.unwrap?.()).includes('search'),
);
const writing = endpoints.filter(({ method, upload }) => method !== 'get' && upload === null);
const withBody = writing.filter(({ body }) => fieldsOf(body).length > 0);
/** A field of a query that is an id, or ids separated by commas. */
const isOfIds = (field: string) => /(?:^|_)ids?$/.test(field);
const withId = endpoints.filter(({ path }) => path.includes(':'));

/** `npm run test:all`: every name at every endpoint. */
const isWhole = process.env['TESTS_WHOLE'] !== undefined;
/** The names that pollute, and of the others one in turn: the code that refuses them is the same for all endpoints. */
const prototypeNamesFor = (at: number) =>
  isWhole
    ? PROTOTYPE_NAMES
    : PROTOTYPE_NAMES.filter(
        (name, turn) => name === '__proto__' || name === 'constructor' || turn === at % PROTOTYPE_NAMES.length,
      );

describe.each(named(lists))('B49–B54 %s', (_, endpoint) => {
  test.each(BAD_LIST_QUERIES)('%s refuses %s', async (_id, query) => {
    expect([400, 422]).toContain((await ask(endpoint, withQuery(query))).status);
  });
});

describe.each(named(searched))('B55 %s', (_, endpoint) => {
  test.each(SEARCHES)('B55 searches for %s literally', async (text) => {
    const answer = await ask(endpoint, withQuery(`filter[search]=${encodeURIComponent(text)}`));
    expect(answer.status).toBe(200);
  });
  test('B55 refuses more than 200 characters', async () => {
    expect((await ask(endpoint, withQuery(`filter[search]=${'x'.repeat(201)}`))).status).toBe(422);
  });
});

describe.each(named(withBody))('B56–B60 %s', (_, endpoint) => {
  const texts = () =>
    Object.entries(requestTo(endpoint, world.foreign).body).flatMap(([field, value]) =>
      typeof value === 'string' ? [field] : [],
    );

  test('B56 B57 takes hostile text for text', async () => {
    for (const field of texts()) for (const text of HARMLESS_TEXTS) await changed(endpoint, field, text);
  });

  test('B57 refuses what cannot be written', async () => {
    for (const field of texts())
      for (const text of UNPRINTABLE_TEXTS) expect([422, 429]).toContain((await changed(endpoint, field, text)).status);
  });

  test('B57 refuses what nobody sees, and line ends where there is one line', async () => {
    const bad = texts().flatMap((field) => [
      ...(AS_TYPED.has(field) ? [] : INVISIBLE_TEXTS.map((text) => [field, text] as const)),
      ...(AS_TYPED.has(field) || SEVERAL_LINES.has(field) ? [] : LINE_ENDS.map((text) => [field, text] as const)),
    ]);
    for (const [field, text] of bad)
      expect({ field, text, status: (await changed(endpoint, field, text)).status }).toEqual({
        field,
        text,
        status: 422,
      });
  });

  test('B57 refuses a text of a megabyte', async () => {
    for (const field of texts()) expect((await changed(endpoint, field, 'x'.repeat(1_000_000))).status).toBe(413);
  });

  test.each(BAD_JSON)('B58 refuses %s', async (raw) => {
    expect([400, 422]).toContain((await ask(endpoint, () => ({ raw }))).status);
  });

  test('B58 refuses a right document for one thing that is wrong with it', async () => {
    for (const [what, raw] of spoilt(requestTo(endpoint, world.foreign).body)) {
      const { status } = await ask(endpoint, () => ({ raw, headers: { 'Idempotency-Key': 'bad-input-58' } }));
      expect({ what, status: [400, 422].includes(status) ? 'refused' : status }).toEqual({ what, status: 'refused' });
    }
  });

  test('B60 refuses values of another kind, in every field', async () => {
    for (const [field, right] of Object.entries(requestTo(endpoint, world.foreign).body)) {
      const asText =
        typeof right === 'number' ? [String(right), true, ...(mayClear(endpoint, field) ? [] : [null])] : [];
      for (const value of [...WRONG_KINDS, ...asText])
        expect({ field, value, status: (await changed(endpoint, field, value)).status }).toEqual({
          field,
          value,
          status: 422,
        });
    }
  });

  test('B60 refuses a field that it does not know', async () => {
    expect((await changed(endpoint, 'of_no_contract', 1)).status).toBe(422);
  });
});

describe.each(named(writing))('B58 B59 B62 %s', (_, endpoint) => {
  test.each(['', 'null'])('B58 survives the body “%s”', async (raw) => {
    await ask(endpoint, () => ({ raw }));
  });

  test('B58 refuses bytes that are no UTF-8', async () => {
    for (const bytes of ['80', 'c3', 'c080', 'eda080', 'ff']) {
      const raw = Buffer.concat([Buffer.from('{"a":"'), Buffer.from(bytes, 'hex'), Buffer.from('"}')]);
      const { status, body } = await ask(endpoint, () => ({ raw }));
      expect([bytes, status, body.code]).toEqual([bytes, 400, 'request.malformed']);
    }
  });

  test('B58 refuses a name that comes twice, however it is written', async () => {
    for (const raw of repeated(requestTo(endpoint, world.foreign).body)) {
      const { status, body } = await ask(endpoint, () => ({ raw }));
      expect({ raw, told: [status, (body as { code: string }).code] }).toEqual({
        raw,
        told: [400, 'request.malformed'],
      });
    }
  });

  test.each(POLLUTING_JSON)('B59 refuses %s', async (raw) => {
    expect((await ask(endpoint, () => ({ raw }))).status).toBe(400);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('B62 refuses other kinds of content, sets of characters and sizes', async () => {
    const statusOf = async (headers: Record<string, string>, raw: string | Buffer = '{"a":1}') =>
      (await ask(endpoint, () => ({ headers, raw }))).status;
    expect(await statusOf({ 'Content-Type': 'text/plain' })).toBe(415);
    expect(await statusOf({ 'Content-Type': 'application/x-www-form-urlencoded' }, 'a=1')).toBe(415);
    expect(await statusOf({ 'Content-Type': 'application/json; charset=latin1' })).toBe(415);
    expect(await statusOf({}, JSON.stringify({ a: 'x'.repeat(2 * (endpoint.bodyBytes ?? 100_000)) }))).toBe(413);
    const bomb = gzipSync(Buffer.alloc(5_000_000, ' '));
    expect(await statusOf({ 'Content-Encoding': 'gzip' }, bomb)).toBe(413);
    expect(await statusOf({ 'Content-Encoding': 'gzip' })).toBe(400);
  });
});

test.each(endpoints.map((endpoint, at) => [nameOf(endpoint), endpoint, at] as const))(
  'B59 %s refuses parameters and fields named like members of every object',
  async (_, endpoint, at) => {
    const [takesJson, takesFiles] = [writing.includes(endpoint), endpoint.upload !== null];
    for (const name of prototypeNamesFor(at)) {
      const withField = ({ body }: Sample) => ({
        raw: JSON.stringify(Object.fromEntries([...Object.entries(body), [name, 1]])),
      });
      const changes = [withQuery(`${name}=1`), withQuery(`filter[${name}]=1`), ...(takesJson ? [withField] : [])];
      const statuses = [];
      for (const change of changes) statuses.push((await ask(endpoint, change)).status);
      if (takesFiles) statuses.push(await statusOfForm(endpoint, name));
      const isRefusal = (status: number) => [400, 422].includes(status) || (takesFiles && status === 415);
      expect({ name, statuses, refused: statuses.every(isRefusal) }).toEqual({ name, statuses, refused: true });
    }
  },
);

describe.each(named(withId))('B48 B61 %s', (_, endpoint) => {
  test('B48 B61 knows no id that is none', async () => {
    for (const bad of BAD_IDS) {
      const path = endpoint.path.replace(/:\w+/g, bad);
      expect({ bad, status: (await ask(endpoint, () => ({ path }))).status }).toEqual({ bad, status: 404 });
    }
  });
});

describe.each(named(endpoints.filter(({ query }) => fieldsOf(query).some(isOfIds))))('B61 %s', (_, endpoint) => {
  test('B61 knows no id in its query that is none', async () => {
    // An empty value of a read is not given (API-01).
    const empty = endpoint.method === 'get' ? [] : [''];
    for (const field of fieldsOf(endpoint.query).filter(isOfIds))
      for (const bad of [...BAD_IDS, ...empty, '1,', '1,x']) {
        const { status } = await ask(endpoint, (sample) => {
          const { [field]: _right, ...others } = sample.query;
          return { query: `${new URLSearchParams(others).toString()}&${field}=${bad}` };
        });
        expect({ field, bad, refused: [400, 422].includes(status) }).toEqual({ field, bad, refused: true });
      }
  });
});

describe('B62 HTTP itself', () => {
  test.each(['patch', 'trace'] as const)('B62 does not know %s', async (method) => {
    const answer = await request(world.server.app)[method]('/api/me');
    expect([404, 405]).toContain(answer.status);
    expect(answer.text).not.toMatch(LEAKS);
  });

  test('B62 HEAD is a GET without its body', async () => {
    const answer = await request(world.server.app).head('/api/server-time');
    expect([answer.status, answer.body]).toEqual([200, {}]);
  });

  test('B62 an address of 17 kB is told to be too long', async () => {
    const answer = await request(world.server.app).get(`/api/server-time?x=${'x'.repeat(17_000)}`);
    expect(answer.status).toBe(431);
  });
});
