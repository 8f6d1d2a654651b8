import { addressForm } from '@ruta/contracts/kit/address';
import type { Knex } from 'knex';
import { makeExact, migration } from '../../migrations/kit';

/** The columns that hold addresses; `isUnique`: each address stands there once. */
const ADDRESSES = [
  { table: 'users', column: 'email', isUnique: true },
  { table: 'users', column: 'access', isUnique: true },
  { table: 'pending_emails', column: 'email', isUnique: true },
  { table: 'invitations', column: 'email', isUnique: false },
  // `address:role`.
  { table: 'invitations', column: 'open_key', isUnique: true },
] as const;

/** Columns by which people, records or devices are recognised, and which a collation must not compare. */
const EXACT: Readonly<Record<string, readonly string[]>> = {
  users: ['email', 'access', 'remote_id'],
  pending_emails: ['email'],
  invitations: ['email'],
  known_devices: ['device'],
  calendar_feeds: ['token_hash', 'account_hash'],
  roles: ['code'],
  permissions: ['code', 'subject', 'action'],
  other_content_roles: ['role'],
  countries: ['code'],
  states: ['code'],
  schools: ['code', 'remote_id'],
  imported_schools: ['code'],
  level_school: ['official_code'],
  levels: ['key'],
  periods: ['name'],
  school_visit_axes: ['key'],
  school_visit_statuses: ['key'],
  conference_statuses: ['code'],
  conferences: ['room', 'meeting_id'],
  agenda_activities: ['activity_type'],
  observation_months: ['month'],
  hierarchy_history: ['batch_id', 'place'],
  hierarchy_handovers: ['batch_id'],
};

/**
 * Brings addresses into their normal form, and makes what identifies compare byte by byte on MariaDB, as SQLite always
 * does (decision 0075). Where two addresses become one, or one has letters beyond ASCII, it names them and changes
 * nothing.
 */
export const exactIdentities = migration('202611291040-exact-identities', async (db) => {
  const stored = [];
  for (const place of ADDRESSES) stored.push({ ...place, rows: await storedIn(db, place) });
  const faults = stored.flatMap(faultsIn);
  if (faults.length > 0) throw new Error([HEAD, ...faults, WAY_OUT].join('\n'));
  for (const { table, column, rows } of stored)
    for (const { id, address } of rows) {
      const form = addressForm(address);
      if (form !== address)
        await db(table)
          .where({ id, [column]: address })
          .update({ [column]: form });
    }
  for (const [table, columns] of Object.entries(EXACT)) await makeExact(db, table, columns);
});

interface Stored {
  id: number;
  address: string;
}

interface Place {
  table: string;
  column: string;
}

const storedIn = (db: Knex, { table, column }: Place) =>
  db(table).whereNotNull(column).orderBy('id').select<Stored[]>('id', `${column} as address`);

function faultsIn({ table, column, isUnique, rows }: Place & { isUnique: boolean; rows: readonly Stored[] }): string[] {
  const first = new Map<string, Stored>();
  const told = ({ id, address }: Stored) => `${table} ${id}, ${column} ${JSON.stringify(address)}`;
  return rows.flatMap((row) => {
    const form = addressForm(row.address);
    if (form === null) return [`  ${told(row)} has letters beyond ASCII`];
    const earlier = isUnique ? first.get(form) : undefined;
    if (earlier) return [`  ${told(row)} is the same address as ${told(earlier)}`];
    first.set(form, row);
    return [];
  });
}

const HEAD = 'These addresses cannot be told apart byte by byte in lower case. Nothing was changed:';
const WAY_OUT = `Give each of these accounts an address of its own, in the release before this one or in the database
(UPDATE users SET email = '…', access = '…' WHERE id = …), delete such invitations and pending addresses
(DELETE FROM invitations WHERE id = …), and start again.`;
