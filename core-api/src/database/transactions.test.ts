import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { withOneConnection } from '../testing/one-connection';
import { testDatabase } from '../testing/test-database';
import { databaseProblem } from './db-problems';

let db: Knex;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());

const failing = (code: string) => Object.assign(new Error(code), { code });
const count = async () => (await db('countries').where({ code: 'XX' })).length;
afterEach(() => db('countries').whereIn('code', ['XX', 'AA', 'BB']).delete());

test.each(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD'])(
  'F04 a transaction that had to give way (%s) is tried again, and nothing of the first try stays',
  async (code) => {
    let tries = 0;
    await db.transaction(async (trx) => {
      tries += 1;
      await trx('countries').insert({ code: 'XX', name: 'Ninguno' });
      if (tries < 3) throw failing(code);
    });
    expect([tries, await count()]).toEqual([3, 1]);
  },
);

test('F04 a third time it is given up, and told as 503', async () => {
  let tries = 0;
  const work = db.transaction(() => {
    tries += 1;
    return Promise.reject(failing('ER_LOCK_DEADLOCK'));
  });
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect([tries, databaseProblem(error)?.code]).toEqual([3, 'server.unavailable']);
});

test('any other failure is not repeated', async () => {
  let tries = 0;
  const work = db.transaction(async (trx) => {
    tries += 1;
    await trx('countries').insert({ code: 'XX', name: 'Ninguno' });
    throw failing('ER_DUP_ENTRY');
  });
  await expect(work).rejects.toThrow('ER_DUP_ENTRY');
  expect([tries, await count()]).toEqual([1, 0]);
});

test('F04 two that lock the same rows the other way round both succeed', async () => {
  await db('countries').insert([
    { code: 'AA', name: '' },
    { code: 'BB', name: '' },
  ]);
  // On MariaDB each transaction locks its first row before it wants the other's. SQLite admits one writer only.
  let holding = process.env['TEST_DATABASE_URL'] === undefined ? 2 : 0;
  const write = (who: string, [first = '', second = '']: readonly string[]) =>
    db.transaction(async (trx) => {
      await trx('countries').where({ code: first }).update({ name: who });
      holding += 1;
      while (holding < 2) await pause(5);
      await trx('countries').where({ code: second }).update({ name: who });
    });
  await Promise.all([write('Uno', ['AA', 'BB']), write('Dos', ['BB', 'AA'])]);
  const names = (await db('countries').whereIn('code', ['AA', 'BB']).pluck('name')) as string[];
  expect(new Set(names).size).toBe(1);
});

test('a query without trx in an open transaction fails in tests on either database, and its transaction with it', async () => {
  const guarded = withOneConnection(db, 100);
  const work = guarded.transaction(async (trx) => {
    await trx('countries').insert({ code: 'XX', name: 'Ninguno' });
    await guarded('countries').insert({ code: 'AA', name: 'Ninguno' });
  });
  await expect(work).rejects.toThrow('A query outside the open transaction');
  expect([await count(), await db('countries').where({ code: 'AA' })]).toEqual([0, []]);
});

test('a query that a transaction does not wait for is answered after it', async () => {
  let later: Promise<unknown[]> = Promise.resolve([]);
  await db.transaction(async (trx) => {
    later = db('countries')
      .where({ code: 'XX' })
      .then((rows) => rows);
    await trx('countries').insert({ code: 'XX', name: 'Ninguno' });
  });
  expect(await later).toHaveLength(1);
});
