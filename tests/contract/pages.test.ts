import type { Endpoint } from '@ruta/contracts';
import type { Caller } from '../../core-api/src/testing/server';
import { endpoints, fieldsOf, nameOf, requestTo } from '../kit/requests';
import { roleFor } from '../kit/role-for';
import { twoSchools, type TwoSchools } from '../kit/two-schools';

let world: TwoSchools;
beforeAll(async () => {
  world = await laid();
});
afterAll(() => world.server.stop());

const lists = endpoints.filter(({ query }) => ['page', 'size'].every((field) => fieldsOf(query).includes(field)));
/** Rows for three pages of two, the last one half full. */
const ROWS = 5;

interface Page {
  data: { id: number }[];
  total: number;
  pages: number;
  count: number;
}

/** A role that sees more than two rows. */
const FOR_ALL = ['/schools', '/schools/visits/overview'];
const isOfMany = ({ path }: Endpoint) => FOR_ALL.includes(path) || /\/(imported-schools|coaches-by-role)$/.test(path);
function readerOf(endpoint: Endpoint) {
  if (isOfMany(endpoint)) return 'ADMIN';
  // Others give no sessions.
  return endpoint.path === '/schedules/agent/sessions' ? 'AGENT_VC' : roleFor(endpoint);
}

/** A world with rows in every list. */
async function laid(): Promise<TwoSchools> {
  const laying = await twoSchools();
  const { people, server } = laying;
  const { school_id } = await server.db('users').where({ id: people.PROF }).first<{ school_id: number }>('school_id');
  const admin = await laying.as('ADMIN');
  for (let at = 0; at < ROWS; at += 1) {
    const id = await server.world.person('PROF', { school_id });
    await admin.put(`/users/${id}`).send({ name: 'Ana', revision: 1 }).expect(200);
    await server.world.school();
    await server.world.person('COACH');
    for (const role of new Set(lists.map(readerOf))) await laying.own(role);
  }
  return laying;
}

/** A list for a permitted reader: pages by number and size. */
async function opened(endpoint: Endpoint) {
  const role = readerOf(endpoint);
  const sample = requestTo(endpoint, await world.own(role, endpoint));
  const caller: Caller = await world.as(role);
  return async (page: number, size: number): Promise<Page> => {
    const { status, body } = await caller.get(sample.path).query({ ...sample.query, page, size });
    expect(status).toBe(200);
    return body as Page;
  };
}

describe.each(lists.map((endpoint) => [nameOf(endpoint), endpoint] as const))('UI-01 %s', (_, endpoint) => {
  test('UI-01 its pages follow each other: no row twice, none left out', async () => {
    const page = await opened(endpoint);
    const ids: number[] = [];
    let whole = await page(1, 100);
    for (let at = 2; whole.data.length > 0; at += 1) {
      ids.push(...whole.data.map(({ id }) => id));
      whole = await page(at, 100);
    }
    expect(ids.length).toBe(whole.total);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(2);

    const size = 2;
    const pages = Math.ceil(ids.length / size);
    const read: number[] = [];
    for (let at = 1; at <= pages; at += 1) {
      const { data, ...told } = await page(at, size);
      expect(told).toMatchObject({ page: at, size, total: ids.length, pages, count: data.length });
      read.push(...data.map(({ id }) => id));
    }
    expect(read).toEqual(ids);
    expect((await page(pages + 1, size)).data).toEqual([]);
  });

  test('API-01 fields cut its rows to what is asked; id, can and revision always come', async () => {
    const role = readerOf(endpoint);
    const sample = requestTo(endpoint, await world.own(role, endpoint));
    const caller = await world.as(role);
    const read = async (more: object) => {
      const { status, body } = await caller.get(sample.path).query({ ...sample.query, ...more });
      expect(status).toBe(200);
      return body as { data: Record<string, unknown>[]; total: number };
    };
    const whole = await read({});
    const always = ['can', 'id', 'revision'];
    const field = Object.keys(whole.data[0] ?? {}).find((name) => !always.includes(name)) ?? '';
    const cut = await read({ fields: field });
    expect(cut).toEqual({
      ...whole,
      data: whole.data.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => [...always, field].includes(name))),
      ),
    });
    await caller
      .get(sample.path)
      .query({ ...sample.query, fields: `${field},password_hash` })
      .expect(422);
  });
});
