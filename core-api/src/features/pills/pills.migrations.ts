import type { Knex } from 'knex';
import { createTable, exact, migration, timestamps } from '../../migrations/kit';
import { pillFilms } from './202611270815-pill-films';
import { pillLinks } from './202611271740-pill-links';

const NAME_MAX = 255;
/** Up to three letters for one: see searchKey. */
const KEY_MAX = 3 * NAME_MAX;

interface Reference {
  column: string;
  to: string;
  onDelete: 'cascade' | 'restrict' | 'set null';
}

/** A column that refers to a row; the key bears the name of the table and the column. */
function refer(table: Knex.CreateTableBuilder, name: string, { column, to, onDelete }: Reference): void {
  const made = table.integer(column).unsigned();
  void (onDelete === 'set null' ? made.nullable() : made.notNullable())
    .references(`${to}.id`)
    .onDelete(onDelete)
    .withKeyName(`${name}_${column}`);
}

const named = (db: Knex, table: Knex.CreateTableBuilder) => {
  table.string('name', NAME_MAX).notNullable();
  exact(db, table.string('name_key', KEY_MAX)).notNullable();
};
const revised = (table: Knex.CreateTableBuilder) => {
  table.integer('revision').notNullable().defaultTo(1);
  timestamps(table);
};

const categories = async (db: Knex) => {
  await createTable(db, 'pills_levels', (table) => {
    table.integer('level').unsigned().primary();
    table.string('name', NAME_MAX).notNullable();
    table.string('name_en', NAME_MAX).notNullable();
    table.boolean('active').notNullable();
    timestamps(table);
    table.check('level between 1 and 4', undefined, 'pills_levels_four');
  });
  await createTable(db, 'pills_categories', (table) => {
    table.increments('id');
    named(db, table);
    revised(table);
    table.unique(['name_key'], { indexName: 'pills_categories_name' });
  });
  for (const [name, to, isSwitched] of [
    ['pills_subcategories', 'pills_categories', false],
    ['pills_topics', 'pills_subcategories', true],
    ['pills_tags', 'pills_topics', true],
  ] as const)
    await createTable(db, name, (table) => {
      table.increments('id');
      refer(table, name, { column: 'parent_id', to, onDelete: 'cascade' });
      named(db, table);
      if (isSwitched) table.boolean('active').notNullable().defaultTo(true);
      revised(table);
      table.unique(['parent_id', 'name_key'], { indexName: `${name}_name` });
    });
};

const videos = async (db: Knex) => {
  await createTable(db, 'pills_videos', (table) => {
    table.increments('id');
    table.string('title', NAME_MAX).notNullable();
    table.text('url').notNullable();
    exact(db, table.text('search_key')).notNullable();
    refer(table, 'pills_videos', { column: 'category_id', to: 'pills_categories', onDelete: 'restrict' });
    refer(table, 'pills_videos', { column: 'subcategory_id', to: 'pills_subcategories', onDelete: 'restrict' });
    refer(table, 'pills_videos', { column: 'topic_id', to: 'pills_topics', onDelete: 'set null' });
    refer(table, 'pills_videos', { column: 'tag_id', to: 'pills_tags', onDelete: 'set null' });
    table.integer('views').notNullable().defaultTo(0);
    exact(db, table.string('file_key', 64));
    table.integer('duration_sec');
    revised(table);
    table.index(['views', 'id'], 'pills_videos_in_order');
    for (const column of ['category_id', 'subcategory_id', 'topic_id', 'tag_id'])
      table.index([column, 'views', 'id'], `pills_videos_by_${column.replace('_id', '')}`);
    table.index(['file_key'], 'pills_videos_by_file');
  });
  await createTable(db, 'pills_keywords', (table) => {
    table.increments('id');
    refer(table, 'pills_keywords', { column: 'video_id', to: 'pills_videos', onDelete: 'cascade' });
    table.string('keyword', 60).notNullable();
    exact(db, table.string('keyword_key', 180)).notNullable();
    table.unique(['video_id', 'keyword_key'], { indexName: 'pills_keywords_once' });
  });
};

const ofPeople = async (db: Knex) => {
  const video = (table: Knex.CreateTableBuilder, name: string, column = 'video_id') =>
    refer(table, name, { column, to: 'pills_videos', onDelete: 'cascade' });
  const person = (table: Knex.CreateTableBuilder, name: string) =>
    refer(table, name, { column: 'user_id', to: 'users', onDelete: 'cascade' });
  await createTable(db, 'pills_views', (table) => {
    video(table, 'pills_views');
    person(table, 'pills_views');
    table.date('day').notNullable();
    table.primary(['video_id', 'user_id', 'day']);
    table.index(['user_id'], 'pills_views_by_person');
  });
  await createTable(db, 'pills_reports', (table) => {
    video(table, 'pills_reports');
    person(table, 'pills_reports');
    table.primary(['video_id', 'user_id']);
    table.index(['user_id'], 'pills_reports_by_person');
  });
  await createTable(db, 'pills_progress', (table) => {
    video(table, 'pills_progress');
    person(table, 'pills_progress');
    table.integer('second').notNullable();
    table.datetime('done_at');
    table.datetime('updated_at').notNullable();
    table.primary(['video_id', 'user_id']);
    table.index(['user_id', 'updated_at'], 'pills_progress_by_person');
  });
  await createTable(db, 'pills_favourites', (table) => {
    person(table, 'pills_favourites');
    video(table, 'pills_favourites', 'ruta_pills_videos_id');
    table.primary(['user_id', 'ruta_pills_videos_id']);
    table.index(['ruta_pills_videos_id'], 'pills_favourites_by_video');
  });
  await createTable(db, 'pills_playlists', (table) => {
    table.increments('id');
    person(table, 'pills_playlists');
    named(db, table);
    revised(table);
    table.unique(['user_id', 'name_key'], { indexName: 'pills_playlists_name' });
  });
  await createTable(db, 'pills_playlist_videos', (table) => {
    table.increments('id');
    refer(table, 'pills_playlist_videos', { column: 'playlist_id', to: 'pills_playlists', onDelete: 'cascade' });
    video(table, 'pills_playlist_videos', 'ruta_pills_video_id');
    table.integer('position').notNullable();
    table.unique(['playlist_id', 'ruta_pills_video_id'], { indexName: 'pills_playlist_videos_once' });
    table.index(['playlist_id', 'position', 'id'], 'pills_playlist_videos_in_order');
    table.index(['ruta_pills_video_id'], 'pills_playlist_videos_by_video');
  });
};

const pillsTables = migration('202611262310-pills', async (db) => {
  await categories(db);
  await videos(db);
  await ofPeople(db);
});

export const pillsMigrations = [pillsTables, pillFilms, pillLinks];
