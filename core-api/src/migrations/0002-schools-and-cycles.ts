import { addRows, createTable, exact, migration, timestamps } from './kit';

const LEVELS = [
  { key: 'preescolar', name_es: 'Preescolar', name_en: 'Preschool', order: 1 },
  { key: 'primaria', name_es: 'Primaria', name_en: 'Primary', order: 2 },
  { key: 'secundaria', name_es: 'Secundaria', name_en: 'Secondary', order: 3 },
  { key: 'bachillerato', name_es: 'Bachillerato', name_en: 'High school', order: 4 },
];

/** Countries, states, levels, schools, periods, cycles and the hierarchy of coaches over schools. */
export const schoolTables = migration(
  '0002-schools-and-cycles',
  async (db) => {
    await createTable(db, 'countries', (table) => {
      table.increments('id');
      table.string('code', 2).notNullable().unique();
      table.string('name', 60).notNullable();
    });
    await createTable(db, 'states', (table) => {
      table.increments('id');
      table.integer('country_id').unsigned().notNullable().references('countries.id');
      table.string('code', 2).notNullable();
      table.string('name', 60).notNullable();
      table.string('region', 30).notNullable();
      table.unique(['country_id', 'code']);
    });
    await createTable(db, 'levels', (table) => {
      table.increments('id');
      table.string('key', 20).notNullable().unique();
      table.string('name_es', 40).notNullable();
      table.string('name_en', 40).notNullable();
      table.integer('order').notNullable();
    });
    await addRows(db, 'levels', 'key', LEVELS);
    await createTable(db, 'schools', (table) => {
      table.increments('id');
      table.string('name', 255).notNullable();
      exact(db, table.string('search_key', 600)).notNullable().index();
      table.integer('country_id').unsigned().notNullable().references('countries.id');
      table.integer('state_id').unsigned().notNullable().references('states.id');
      table.string('city', 80).notNullable();
      table.string('code', 20).notNullable();
      table.string('remote_id', 40).nullable().unique();
      table.string('timezone', 64).notNullable();
      table.boolean('active').notNullable().defaultTo(true);
      table.datetime('deleted_at').nullable();
      table.integer('revision').notNullable().defaultTo(1);
      timestamps(table);
    });
    await createTable(db, 'level_school', (table) => {
      table.integer('school_id').unsigned().notNullable().references('schools.id').onDelete('CASCADE');
      table.integer('level_id').unsigned().notNullable().references('levels.id');
      table.string('official_code', 20).nullable();
      table.primary(['school_id', 'level_id']);
    });
    await createTable(db, 'role_user_levels', (table) => {
      table.integer('user_id').unsigned().notNullable().references('users.id').onDelete('CASCADE');
      table.integer('role_id').unsigned().notNullable().references('roles.id').onDelete('CASCADE');
      table.integer('level_id').unsigned().notNullable().references('levels.id');
      table.primary(['user_id', 'role_id', 'level_id']);
    });
    await createTable(db, 'periods', (table) => {
      table.increments('id');
      table.string('name', 20).notNullable().unique();
      table.integer('start_year').notNullable();
      table.integer('end_year').notNullable();
    });
    await createTable(db, 'school_cycles', (table) => {
      table.increments('id');
      table.integer('period_id').unsigned().notNullable().unique().references('periods.id');
      table.date('start_at').notNullable();
      table.date('end_at').notNullable();
      table.string('state', 10).notNullable().defaultTo('pending');
      table.boolean('prepared').notNullable().defaultTo(false);
      // At most one cycle is started: the flag is 1 or NULL, with a unique index.
      table.specificType(
        'started_flag',
        "integer generated always as (case when state = 'started' then 1 end) virtual",
      );
      table.integer('revision').notNullable().defaultTo(1);
      timestamps(table);
      table.unique(['started_flag']);
    });
    await createTable(db, 'school_hierarchies', (table) => {
      table.increments('id');
      table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
      table.integer('school_id').unsigned().notNullable().references('schools.id');
      for (const name of [
        'director_id',
        'manager_id',
        'coordinator_id',
        'coach_id',
        'secondary_one_id',
        'secondary_two_id',
      ]) {
        table.integer(name).unsigned().nullable().references('users.id');
        table.index(['cycle_id', name, 'school_id'], `hierarchy_${name}`);
      }
      table.integer('revision').notNullable().defaultTo(1);
      timestamps(table);
      table.unique(['cycle_id', 'school_id']);
    });
  },
  { fills: ['levels'] },
);
