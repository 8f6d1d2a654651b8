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

/** Which letters have issued their link, so that a repetition issues none again (0017). */
const issuedLinks = migration('202611291430-issued-links', (db) =>
  addColumn(db, 'outbox', 'link_issued_at', (table) => {
    table.datetime('link_issued_at').nullable();
  }),
);

export const outboxMigrations = [outboxTables, outboxLanes, issuedLinks];
