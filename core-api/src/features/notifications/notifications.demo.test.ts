import type { Knex } from 'knex';
import { seedDemo } from '../../seeds/index';
import { clockAt, emptyDatabase, FRIDAY } from '../../seeds/seeds.testing';

let db: Knex;
beforeAll(async () => {
  db = await emptyDatabase();
  await seedDemo(db, clockAt(FRIDAY));
});
afterAll(() => db.destroy());

const toldTo = (email: string) =>
  db('notifications')
    .join('users', 'users.id', 'notifications.user_id')
    .where({ email })
    .orderBy('notifications.id')
    .select('notifications.*') as unknown as Promise<{ type: string; read_at: string | null; created_at: string }[]>;

test('NOT-01 the director has read most of what he was told, and some waits; every type is there', async () => {
  const told = await toldTo('dir@ruta.test');
  expect(told.filter(({ read_at }) => read_at === null).length).toBeGreaterThanOrEqual(1);
  expect(told.filter(({ read_at }) => read_at !== null).length).toBeGreaterThanOrEqual(1);
  const types = (await db('notifications').distinct().pluck('type')) as string[];
  expect(types.sort()).toEqual(['visit.cancelled', 'visit.finished', 'visit.rescheduled', 'visit.scheduled']);
});

test('NOT-01 the coach was told of a visit that another coach finished', async () => {
  expect((await toldTo('coach@ruta.test')).map(({ type }) => type)).toEqual(['visit.finished']);
});

test('nothing lies in the future, and nothing was read before it came', async () => {
  const told = (await db('notifications')) as { read_at: string | null; created_at: string }[];
  for (const { read_at, created_at } of told) {
    expect(created_at <= '2026-11-20 17:00:00').toBe(true);
    if (read_at !== null) expect(read_at > created_at && read_at <= '2026-11-20 17:00:00').toBe(true);
  }
});
