import type { Knex } from 'knex';
import { Problem } from '../kernel/problem';
import { testDatabase } from '../testing/test-database';
import { changeJudged, deleteJudged } from './judged-rows';

let db: Knex;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());
beforeEach(() => db('countries').insert({ code: 'XX', name: 'Judged' }));
afterEach(() => db('countries').where({ code: 'XX' }).delete());

const gone = () => new Problem('schools.not-found');
const names = () => db('countries').where({ code: 'XX' }).pluck('name');

test('what is as it was judged is deleted', async () => {
  await deleteJudged(db, 'countries', { at: { code: 'XX', name: 'Judged' }, gone });
  expect(await names()).toEqual([]);
});

test('what somebody else has changed meanwhile is not deleted, and the caller is refused', async () => {
  await db('countries').where({ code: 'XX' }).update({ name: 'Changed' });
  const deletion = deleteJudged(db, 'countries', { at: { code: 'XX', name: 'Judged' }, gone });
  await expect(deletion).rejects.toMatchObject({ code: 'schools.not-found' });
  expect(await names()).toEqual(['Changed']);
});

test('what somebody else has changed meanwhile is not changed, and the caller is refused', async () => {
  const at = { code: 'XX', name: 'Judged' };
  await changeJudged(db, 'countries', { at, changes: { name: 'One' }, gone });
  const second = changeJudged(db, 'countries', { at, changes: { name: 'Other' }, gone });
  await expect(second).rejects.toMatchObject({ code: 'schools.not-found' });
  expect(await names()).toEqual(['One']);
});
