import type { Endpoint } from '@ruta/contracts';
import { endpoints, fieldsOf, nameOf, requestTo, tablesBehind } from '../kit/requests';
import { roleFor } from '../kit/role-for';
import { twoSchools, type TwoSchools } from '../kit/two-schools';

let world: TwoSchools;
beforeAll(async () => {
  world = await twoSchools();
});
afterAll(() => world.server.stop());

const writing = endpoints.filter(
  ({ method, upload, body }) => method !== 'get' && !upload && fieldsOf(body).length > 0,
);

async function columnsBehind(endpoint: Endpoint): Promise<string[]> {
  const columns = new Set<string>();
  for (const table of tablesBehind(endpoint))
    for (const column of Object.keys(await world.server.db(table).columnInfo())) columns.add(column);
  const fields = new Set(fieldsOf(endpoint.body));
  return [...columns].filter((column) => !fields.has(column));
}

test.each(writing.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  'T13 %s takes no column of its tables that its contract does not name',
  async (_, endpoint) => {
    const role = roleFor(endpoint);
    const caller = await world.as(role);
    const { path, query, body } = requestTo(endpoint, await world.own(role, endpoint));
    const columns = await columnsBehind(endpoint);
    expect(columns.length).toBeGreaterThan(2);
    for (const column of columns) {
      const answer = await caller[endpoint.method](path)
        .query(query)
        .send({ ...body, [column]: 1 });
      const { code } = answer.body as { code?: string };
      expect({ column, told: [answer.status, code] }).toEqual({ column, told: [422, 'request.invalid'] });
    }
  },
);
