import { addColumn, migration } from '../../migrations/kit';

/** The meeting of a session at a provider that makes them (VC-08, decision 0070). */
export const meetingsOfConferences = migration('202611282220-meetings', async (db) => {
  await addColumn(db, 'conferences', 'meeting_id', (table) => {
    table.string('meeting_id', 64).nullable();
  });
  await addColumn(db, 'conferences', 'join_url', (table) => {
    table.string('join_url', 1000).nullable();
  });
});
