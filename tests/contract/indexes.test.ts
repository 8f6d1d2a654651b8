import { rooms } from '../kit/requests';
import { twoSchools, type TwoSchools } from '../kit/two-schools';

let world: TwoSchools;
beforeAll(async () => {
  world = await twoSchools();
});
afterAll(() => world.server.stop());

interface Asked {
  sql: string;
  bindings: readonly unknown[];
}

/** The statements of a call, with SQLite's query plans. */
async function plansOf(ask: () => PromiseLike<{ status: number }>) {
  const { db } = world.server;
  const asked: Asked[] = [];
  const note = ({ sql, bindings }: Asked) => void asked.push({ sql, bindings });
  db.on('query', note);
  expect((await ask()).status).toBe(200);
  db.off('query', note);
  const plans: string[] = [];
  for (const { sql, bindings } of asked) {
    if (!/^select/i.test(sql)) continue;
    const steps = await db.raw<{ detail: string }[]>(`explain query plan ${sql}`, bindings as never);
    plans.push(...steps.map(({ detail }) => detail));
  }
  return plans;
}

const lists = rooms.flatMap(({ lists: ofRoom = [] }) => ofRoom);
const named = lists.map((list) => [`${list.path} ${JSON.stringify(list.query ?? {})}`, list] as const);

test.each(named)('law 7: an index finds %s', async (_, { as: role, path, query, index }) => {
  const { school } = await world.own(role);
  const caller = await world.as(role);
  const ofSchool = path.startsWith('/schools') ? { school_id: school } : {};
  const plans = await plansOf(() => caller.get(path).query({ ...ofSchool, ...query }));
  expect(plans.filter((step) => step.includes(` ${index}`))).not.toEqual([]);
});
