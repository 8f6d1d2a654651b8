import { outboxTables } from '../migrations/0004-outbox-and-notifications';
import { addColumn, addIndex, dropIndex, exact, migration } from '../migrations/kit';

/** Letters wait in a lane of their own (0010). The relay moves letters that an earlier build wrote. */
const outboxLanes = migration('202611231040-outbox-lanes', async (db) => {
  await addColumn(db, 'outbox', 'lane', (table) => {
    exact(db, table.string('lane', 10)).notNullable().defaultTo('news');
  });
  await addIndex(db, 'outbox', 'outbox_lane_next_at_index', ['lane', 'next_at']);
  await dropIndex(db, 'outbox', 'outbox_next_at_index');
});

export const outboxMigrations = [outboxTables, outboxLanes];
