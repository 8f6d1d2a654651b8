import type { RoleCode } from '@ruta/contracts';
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

type Listed = [what: string, role: RoleCode, path: string, query: Record<string, unknown>, index: string];
const lists: readonly Listed[] = [
  ['visits, newest first', 'COACH', '/schools/visits', { sort: '-datetime' }, 'school_visits_by_datetime'],
  ['visits, last entered first', 'COACH', '/schools/visits', { sort: '-id' }, 'school_visits_by_id'],
  ['a month', 'COACH', '/schools/agenda', { start: '2026-11-01', end: '2026-11-30' }, 'agenda_activities_in_order'],
  ['what is pending', 'COACH', '/schools/agenda/pending', {}, 'agenda_activities_in_order'],
  ['notifications', 'DIR', '/scholastic/notifications', {}, 'notifications_user_id_id_index'],
  ['accounts of a school', 'ADMIN', '/users', { 'filter[school_id]': 1 }, 'users_narrowed'],
  ['the log', 'ADMIN', '/audit', {}, 'audit_at'],
];

test.each(lists)('law 7: an index finds %s', async (_, role, path, query, index) => {
  const { school } = await world.own(role);
  const caller = await world.as(role);
  const ofSchool = path.startsWith('/schools') ? { school_id: school } : {};
  const plans = await plansOf(() => caller.get(path).query({ ...ofSchool, ...query }));
  expect(plans.filter((step) => step.includes(` ${index}`))).not.toEqual([]);
});
