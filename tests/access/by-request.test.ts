import { ROLE_CODES } from '@ruta/contracts';
import { callerOf } from '../../core-api/src/testing/server';
import { endpoints, nameOf, requestTo } from '../kit/requests';
import { twoSchools, type TwoSchools } from '../kit/two-schools';
import { ask, cellOf, codeOf, isNarrow, matrix, violations } from './proof';

let world: TwoSchools;
beforeAll(async () => {
  world = await twoSchools();
});
afterAll(() => world.server.stop());

describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (_, endpoint) => {
  test('ADM-07 nobody gets 401, unless it is public', async () => {
    const answer = await ask(callerOf(world.server.app), endpoint, world.foreign);
    if ('public' in endpoint.access) expect(answer.status).not.toBe(401);
    else expect([answer.status, codeOf(answer)]).toEqual([401, 'access.anonymous']);
  });

  test.each(ROLE_CODES)('T01 T02 T14 ADM-07 %s gets what the matrix says, and nothing more', async (role) => {
    expect(await violations(world, endpoint, role)).toEqual([]);
  });

  test('T01 ids of one’s own school beside one of another are 404 too', async () => {
    const role = ROLE_CODES.find((code) => isNarrow(cellOf(endpoint, code)));
    const { names } = requestTo(endpoint, world.foreign);
    if (!role || names.length < 2) return;
    const own = await world.own(role, endpoint);
    for (const name of names) {
      const mixed = { ...own, [name]: world.foreign[name] };
      expect((await ask(await world.as(role), endpoint, mixed)).status).toBe(404);
    }
  });
});

test('the matrix has a row for every endpoint, and the server no other calls', () => {
  expect([...matrix.keys()].sort()).toEqual(endpoints.map(nameOf).sort());
  const mounted = mountedOn(world.server.app);
  expect(mounted.filter((call) => !matrix.has(call))).toEqual([]);
});

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** The routes that Express has mounted below /api, to find one that is not in the registry (T01). */
function mountedOn(app: TwoSchools['server']['app']): string[] {
  const walk = (layers: readonly Layer[]): string[] =>
    layers.flatMap(({ route, handle }) =>
      route
        ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`)
        : walk(handle.stack ?? []),
    );
  const inside = new Set(['GET /healthz', 'GET /readyz', 'GET /events', 'POST /batch', 'GET /internal/events']);
  return walk((app.router as unknown as { stack: Layer[] }).stack).filter((call) => !inside.has(call));
}
