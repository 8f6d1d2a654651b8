import { createTable, migration, timestamps } from '../../migrations/kit';

/** Files that were read, and their rows (decision 0039). */
export const importTables = migration('202611232350-imports', async (db) => {
  await createTable(db, 'import_batches', (table) => {
    table.increments('id');
    table.string('kind', 20).notNullable();
    table.string('file_name', 255).notNullable();
    // JSON: headings of the file that no column has.
    table.text('ignored').notNullable();
    // JSON: rows by outcome.
    table.text('counts').notNullable();
    table.integer('created_by').unsigned().nullable().references('users.id').onDelete('SET NULL');
    table.datetime('applied_at').nullable();
    table.datetime('undone_at').nullable();
    table.integer('kept').notNullable().defaultTo(0);
    table.integer('revision').notNullable().defaultTo(1);
    timestamps(table);
    table.index(['kind', 'id'], 'import_batches_by_kind');
    table.index(['applied_at', 'created_at'], 'import_batches_waiting');
  });
  await createTable(db, 'import_batch_rows', (table) => {
    table.increments('id');
    table.integer('batch_id').unsigned().notNullable().references('import_batches.id').onDelete('CASCADE');
    table.integer('line').notNullable();
    // JSON: texts by column.
    table.text('cells').notNullable();
    table.string('outcome', 12).notNullable();
    // JSON: faults and changes.
    table.text('detail').notNullable();
    // JSON: the record as the row found it; null where the row adds one.
    table.text('before').nullable();
    table.string('done', 10).nullable();
    table.unique(['batch_id', 'line']);
    table.index(['batch_id', 'outcome'], 'import_rows_by_outcome');
  });
});
