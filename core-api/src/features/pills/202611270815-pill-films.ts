import { createTable, exact, migration } from '../../migrations/kit';

/** Films that were sent and that no video has yet, and captions of films (decision 0057). */
export const pillFilms = migration('202611270815-pill-films', async (db) => {
  await createTable(db, 'pills_films', (table) => {
    table.increments('id');
    table.integer('user_id').unsigned().notNullable().references('users.id').onDelete('cascade');
    exact(db, table.string('file_key', 64)).notNullable();
    table.integer('duration_sec');
    table.datetime('created_at').notNullable();
    table.unique(['file_key'], { indexName: 'pills_films_once' });
    table.index(['user_id'], 'pills_films_by_person');
    table.index(['created_at'], 'pills_films_by_age');
  });
  await createTable(db, 'pills_captions', (table) => {
    table.integer('video_id').unsigned().notNullable().references('pills_videos.id').onDelete('cascade');
    exact(db, table.string('locale', 5)).notNullable();
    exact(db, table.string('file_key', 64)).notNullable();
    table.datetime('created_at').notNullable();
    table.primary(['video_id', 'locale']);
    table.unique(['file_key'], { indexName: 'pills_captions_once' });
  });
});
