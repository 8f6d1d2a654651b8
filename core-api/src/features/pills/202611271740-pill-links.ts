import { createTable, exact, migration } from '../../migrations/kit';

/** What videos are about: themes of the diagnostic and indicators of guides (decision 0057). */
export const pillLinks = migration('202611271740-pill-links', (db) =>
  createTable(db, 'pills_video_links', (table) => {
    table.integer('video_id').unsigned().notNullable().references('pills_videos.id').onDelete('cascade');
    exact(db, table.string('kind', 9)).notNullable();
    exact(db, table.string('key', 121)).notNullable();
    table.primary(['video_id', 'kind', 'key']);
    table.index(['kind', 'key', 'video_id'], 'pills_video_links_by_key');
    table.check("kind in ('theme', 'indicator')", undefined, 'pills_video_links_kinds');
  }),
);
