import { references } from '../database/tables';
import { activityRecord } from '../features/agenda/agenda.model';
import { invitationRecord } from '../features/invitations/invitation.model';
import { visitRecord } from '../features/visits/visit.model';
import { testServer, type TestServer } from '../testing/server';
import type { RestorableRecord } from './deletions.tables';

/** What is restored, and the tables that a deletion empties on purpose for good. */
const RECORDS: readonly { record: RestorableRecord; ended?: readonly string[] }[] = [
  { record: visitRecord },
  // Proofs are issued by the finish, and only what has not started is deleted.
  // Central activities are never deleted.
  { record: activityRecord, ended: ['attendance_proof_users', 'pai_items', 'pfi_activities'] },
  { record: invitationRecord, ended: ['single_use_links'] },
];

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** Tables with rows of the table, and theirs. */
async function below(table: string): Promise<string[]> {
  const all = await references(server.db);
  const found = new Set([table]);
  for (const parent of found) for (const { child, parent: of } of all) if (of === parent) found.add(child);
  return [...found];
}

test.each(RECORDS.map((one) => [one.record.kind, one] as const))(
  'every table that the deletion of a %s empties is kept, so that an undo brings back all of it',
  async (_, { record: { tables }, ended = [] }) => {
    const [root = ''] = Object.keys(tables);
    expect((await below(root)).sort()).toEqual([...Object.keys(tables), ...ended].sort());
  },
);
