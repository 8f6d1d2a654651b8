import { createTable, migration, timestamps } from '../../migrations/kit';

/** Days without pupils (VC-06). */
export const holidaysTable = migration('202611232040-holidays', async (db) => {
  await createTable(db, 'holidays', (table) => {
    table.increments('id');
    table.string('name', 120).notNullable();
    table.text('description').notNullable();
    table.date('start_at').notNullable();
    table.date('end_at').notNullable();
    // JSON: scope, kind, states, confirmed.
    table.text('meta').notNullable();
    table.integer('revision').notNullable().defaultTo(1);
    timestamps(table);
    table.index(['start_at', 'end_at'], 'holidays_by_day');
    table.check('start_at <= end_at', undefined, 'holidays_in_order');
  });
});
