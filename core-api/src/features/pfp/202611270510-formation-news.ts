import { createTable, exact, migration } from '../../migrations/kit';

/** The closing days that people were told of, by time zone of their schools (decision 0055). */
export const formationNews = migration('202611270510-formation-news', async (db) => {
  await createTable(db, 'formation_news', (table) => {
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    exact(db, table.string('timezone', 64)).notNullable();
    // The closing day is part of the key: people are told again when it is moved.
    exact(db, table.string('day', 10)).notNullable();
    table.integer('days_before').notNullable();
    table.primary(['cycle_id', 'timezone', 'day', 'days_before']);
  });
});
