import type { AuditEntry } from '@ruta/contracts/audit/audit.schema';
import type { Knex } from 'knex';
import { seedDemo } from '../../seeds';
import { clockAt, emptyDatabase, FRIDAY } from '../../seeds/seeds.testing';

interface Row extends Pick<AuditEntry, 'action' | 'at'> {
  id: number;
  actor_id: number | null;
  subject_type: string;
  subject_id: number;
  subject_label: string;
  before: string | null;
  after: string | null;
}

let db: Knex;
let rows: Row[];
beforeAll(async () => {
  db = await emptyDatabase();
  await seedDemo(db, clockAt(FRIDAY));
  rows = await db<Row, Row[]>('audit_log').orderBy('id');
});
afterAll(() => db.destroy());

const userOf = (id: number) =>
  db<{ id: number; is_banned: number; deleted_at: string | null }>('users')
    .where({ id })
    .first('is_banned', 'deleted_at');
const distinct = (values: readonly unknown[]) => new Set(values).size;

test('ADM-06 the demo’s audit log tells of two months: many kinds, several people, the newest last, none ahead', () => {
  expect(rows.length).toBeGreaterThanOrEqual(25);
  expect(distinct(rows.map(({ action }) => action))).toBeGreaterThanOrEqual(15);
  expect(distinct(rows.map(({ actor_id }) => actor_id))).toBeGreaterThanOrEqual(5);
  expect(distinct(rows.map(({ subject_type }) => subject_type))).toBe(4);
  const times = rows.map(({ at }) => at);
  expect(times).toEqual([...times].sort());
  expect(times.filter((at) => at >= '2026-11-20 17:00:00')).toEqual([]);
  expect(times.filter((at) => at.startsWith('2026-11-2')).length).toBeGreaterThan(0);
});

test('ADM-06 what the demo’s log says was done is so: names, suspension, permissions, restored accounts', async () => {
  const about = (action: string) => rows.filter((row) => row.action === action);
  for (const { subject_id, subject_label } of about('school.renamed'))
    expect(await db('schools').where({ id: subject_id }).first('name')).toEqual({ name: subject_label });
  for (const { subject_id } of about('user.banned')) expect(Boolean((await userOf(subject_id))?.is_banned)).toBe(true);
  for (const { subject_id } of about('user.restored')) expect((await userOf(subject_id))?.deleted_at).toBeNull();
  const last = new Map(
    rows
      .filter(({ action }) => action.startsWith('permission.'))
      .map(({ subject_id, after }) => [subject_id, JSON.parse(after ?? '{}') as Record<string, boolean>]),
  );
  expect(last.size).toBeGreaterThan(0);
  for (const [role, cells] of last)
    for (const [code, enabled] of Object.entries(cells)) {
      const cell = await db('role_permissions')
        .join('permissions', 'permissions.id', 'role_permissions.permission_id')
        .where('role_permissions.role_id', role)
        .where('permissions.code', code)
        .first<{ enabled: number }>('enabled');
      expect(Boolean(cell.enabled)).toBe(enabled);
    }
});
