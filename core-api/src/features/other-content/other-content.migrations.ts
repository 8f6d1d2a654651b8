import { createTable, exact, migration, timestamps } from '../../migrations/kit';

const NAME_MAX = 255;
/** Up to three letters for one: see searchKey. */
const KEY_MAX = 3 * NAME_MAX;

const otherContentTables = migration('202611261840-other-content', async (db) => {
  await createTable(db, 'other_contents', (table) => {
    table.increments('id');
    table.integer('position').notNullable();
    table.string('type', 8).notNullable();
    table.string('name', NAME_MAX).notNullable();
    exact(db, table.string('search_key', KEY_MAX)).notNullable();
    table.text('url');
    exact(db, table.string('file_key', 64));
    table.string('file_name', NAME_MAX);
    table.string('mime_type', 100);
    table.integer('size');
    table.integer('downloads').notNullable().defaultTo(0);
    table.integer('revision').notNullable().defaultTo(1);
    timestamps(table);
    table.index(['position', 'id'], 'other_contents_in_order');
    table.index(['file_key'], 'other_contents_by_file');
    table.check("type in ('File', 'URL', 'key')", undefined, 'other_contents_type');
  });
  await createTable(db, 'other_content_roles', (table) => {
    table
      .integer('content_id')
      .unsigned()
      .notNullable()
      .references('other_contents.id')
      .onDelete('cascade')
      .withKeyName('other_content_roles_content');
    table.string('role', 20).notNullable();
    table.primary(['content_id', 'role']);
  });
  await createTable(db, 'other_content_section', (table) => {
    table.integer('id').unsigned().primary();
    table.string('name', NAME_MAX).notNullable();
    table.boolean('active').notNullable();
    table.integer('revision').notNullable().defaultTo(1);
    timestamps(table);
    table.check('id = 1', undefined, 'other_content_section_one');
  });
  await createTable(db, 'embedded_pages', (table) => {
    exact(db, table.string('page_key', 30)).primary();
    table.text('url').notNullable();
    table.string('title', NAME_MAX).notNullable();
    table.string('title_en', NAME_MAX).notNullable();
    table.boolean('active').notNullable();
    table.integer('revision').notNullable().defaultTo(1);
    timestamps(table);
  });
});

export const otherContentMigrations = [otherContentTables];
