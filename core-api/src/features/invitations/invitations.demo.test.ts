import type { Knex } from 'knex';
import { seedDemo } from '../../seeds';
import { clockAt, emptyDatabase, FRIDAY } from '../../seeds/seeds.testing';
import { statusOf } from './invitation.reader';

let db: Knex;
beforeAll(async () => {
  db = await emptyDatabase();
  await seedDemo(db, clockAt(FRIDAY));
});
afterAll(() => db.destroy());

test('ADM-01 the demo has invitations that wait, that expired and that were accepted, the newest on top', async () => {
  const rows = (await db('invitations').orderBy('id', 'desc')) as {
    sent_at: string;
    expires_at: string;
    accepted_at: string | null;
    accepted_by: number | null;
    email: string;
  }[];
  const statuses = rows.map((row) => statusOf(row, '2026-11-20 17:00:00'));
  expect(statuses).toEqual([...Array(5).fill('sent'), ...Array(2).fill('expired'), ...Array(3).fill('accepted')]);
  expect([...rows].sort((a, b) => (a.sent_at < b.sent_at ? 1 : -1))).toEqual(rows);
  for (const { email, accepted_by } of rows) {
    const user = (await db('users').where({ email }).first('id')) as { id: number } | undefined;
    expect(accepted_by).toBe(user?.id ?? null);
  }
});
