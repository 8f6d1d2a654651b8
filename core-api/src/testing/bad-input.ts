import type { Knex } from 'knex';
import type { Test } from 'supertest';

/** B03: what is no day of the calendar. 2027 has no 29 February. */
export const NO_DAYS = [
  '2026-1-5',
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  '05-01-2026',
  'hoy',
  20260105,
  ['2026-01-05'],
];
/** B02, B60: what is no id in JSON. */
export const NO_IDS = ['1', true, [1], { id: 1 }, 0, -1, 1.5, 1e300];
/** B02, B61: what is no id in a query. An empty one is not given (API-01). */
export const NO_QUERY_IDS = ['0', '-1', '1.5', '1e9', '01', 'uno'];
/** B05, B50: what is no number of rows in a query. */
export const NO_SIZES = ['1000000000', '1e9', '-1', '1.5', '0', 'diez'];
/** B05: what is no number of a small range in JSON. */
export const NO_COUNTS = [1e9, -1, 1.5, '5', true];

/** A call with one field that is wrong: `send` sets it, `bad` lists the values by the name that the refusal gives. */
export interface BadFields {
  send: (field: string, value: unknown) => Test;
  bad: Readonly<Record<string, readonly unknown[]>>;
}

/** Each value is refused with a 422 that names its field and says why; the tables stay as they are. */
export async function expectRefused(db: Knex, tables: readonly string[], { send, bad }: BadFields): Promise<void> {
  const rowsOf = async (table: string) => (await db(table).select()).map((row) => JSON.stringify(row)).sort();
  const kept = () => Promise.all(tables.map(rowsOf));
  const before = await kept();
  for (const [field, values] of Object.entries(bad))
    for (const value of values) {
      const { status, body } = await send(field, value);
      const { errors = {} } = body as { errors?: Record<string, string[]> };
      expect([field, value, status, errors]).toEqual([
        ...[field, value, 422],
        expect.objectContaining({ [field]: expect.arrayContaining([expect.stringMatching(/\S/)]) }),
      ]);
    }
  expect(await kept()).toEqual(before);
}
