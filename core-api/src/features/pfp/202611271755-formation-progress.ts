import { createTable, migration } from '../../migrations/kit';

/** How far people are in the films of formation plans (decision 0055). */
export const formationProgress = migration('202611271755-formation-progress', (db) =>
  createTable(db, 'formation_progress', (table) => {
    table.integer('user_id').unsigned().notNullable().references('users.id');
    table.integer('content_id').unsigned().notNullable().references('formation_contents.id').onDelete('cascade');
    // Seconds.
    table.integer('position').notNullable();
    // A character for each piece: 1 if it was seen.
    table.text('seen').notNullable();
    table.datetime('done_at').nullable();
    table.datetime('updated_at').notNullable();
    table.primary(['user_id', 'content_id']);
    table.index(['content_id'], 'formation_progress_of_content');
  }),
);
