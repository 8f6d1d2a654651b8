import { addColumn, createTable, migration } from '../../migrations/kit';

/** Smallest group, closures, and which schools take part in a cycle (CYC-02, CYC-03). */
export const closuresAndSchools = migration('202611231700-closures-and-schools', async (db) => {
  await addColumn(db, 'school_cycles', 'min_group', (table) => {
    table.integer('min_group').notNullable().defaultTo(5);
  });
  await createTable(db, 'pfp_closures', (table) => {
    table.increments('id');
    table.integer('cycle_id').unsigned().notNullable().unique().references('school_cycles.id');
    table.date('closure_at').notNullable();
    table.date('start_at').notNullable();
    table.date('end_at').notNullable();
    table.integer('revision').notNullable().defaultTo(1);
  });
  await createTable(db, 'dpi_closures', (table) => {
    table.increments('id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.integer('school_id').unsigned().nullable().references('schools.id');
    // 0 instead of null: a unique index would allow several rows without a school.
    table.specificType('school_key', 'integer generated always as (coalesce(school_id, 0)) virtual');
    table.date('start_at').notNullable();
    table.date('end_at').notNullable();
    table.integer('revision').notNullable().defaultTo(1);
    table.unique(['cycle_id', 'school_key']);
  });
  await createTable(db, 'cycle_schools', (table) => {
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.boolean('included').notNullable().defaultTo(true);
    table.datetime('excluded_at').nullable();
    table.integer('excluded_by').unsigned().nullable().references('users.id');
    table.string('school_name', 255).nullable();
    table.primary(['cycle_id', 'school_id']);
  });
  // Cycles so far name their schools by the hierarchy only. Open ones without a row took part as well.
  await db.raw(`
    insert into cycle_schools (cycle_id, school_id, included, school_name)
    select school_cycles.id, schools.id, 1, case when school_cycles.state = 'finished' then schools.name end
    from school_cycles
    cross join schools
    left join school_hierarchies as placed
      on placed.cycle_id = school_cycles.id and placed.school_id = schools.id
    where school_cycles.prepared = 1
      and (placed.id is not null
        or (schools.deleted_at is null and schools.active = 1 and substr(schools.created_at, 1, 10) <= school_cycles.end_at))
      and not exists (select 1 from cycle_schools as there
        where there.cycle_id = school_cycles.id and there.school_id = schools.id)`);
});
