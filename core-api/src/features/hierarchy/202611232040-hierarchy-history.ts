import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { addColumn, addIndex, createTable, exact, migration } from '../../migrations/kit';

const PLACES = ['director', 'manager', 'coordinator', 'coach', 'secondary_one', 'secondary_two'];

/** The addresses of directors beside their schools, so that an index gives the list's order; and who was where when. */
export const hierarchyHistory = migration('202611232040-hierarchy-history', async (db) => {
  await addColumn(db, 'school_hierarchies', 'director_access', (table) => {
    exact(db, table.string('director_access', 255)).nullable();
  });
  await addIndex(db, 'school_hierarchies', 'hierarchy_by_director', ['cycle_id', 'director_access', 'id']);
  await db.raw(`
    update school_hierarchies
    set director_access = (select users.access from users where users.id = school_hierarchies.director_id)
    where director_id is not null`);
  // Excluded schools are in the list, too, so that they can be included again.
  await db.raw(`
    insert into school_hierarchies (cycle_id, school_id, created_at, updated_at)
    select cycle_schools.cycle_id, cycle_schools.school_id, school_cycles.created_at, school_cycles.created_at
    from cycle_schools
    join school_cycles on school_cycles.id = cycle_schools.cycle_id
    left join school_hierarchies as placed
      on placed.cycle_id = cycle_schools.cycle_id and placed.school_id = cycle_schools.school_id
    where placed.id is null`);
  await createTable(db, 'hierarchy_history', (table) => {
    table.increments('id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.string('place', 15).notNullable();
    table.integer('user_id').unsigned().notNullable().references('users.id');
    table.datetime('from_at').notNullable();
    table.datetime('to_at').nullable();
    table.integer('changed_by').unsigned().nullable().references('users.id');
    table.string('reason', 10).notNullable();
    table.string('batch_id', 36).nullable();
    table.text('moved').nullable();
    // One open row per place: the flag is 1 or NULL, with a unique index.
    table.specificType('open_flag', 'integer generated always as (case when to_at is null then 1 end) virtual');
    table.unique(['cycle_id', 'school_id', 'place', 'open_flag'], { indexName: 'hierarchy_history_open' });
    table.index(['school_id', 'from_at', 'id'], 'hierarchy_history_of_school');
    table.index(['user_id', 'cycle_id', 'school_id'], 'hierarchy_history_of_person');
  });
  for (const place of PLACES) await openFromRows(db, place);
});

/** Who accompanies schools when the history begins; in finished cycles, who did at their end. */
async function openFromRows(db: Knex, place: string): Promise<void> {
  const later = isMysql(db) ? 'greatest' : 'max';
  await db.raw(
    `insert into hierarchy_history (cycle_id, school_id, place, user_id, from_at, to_at, reason)
    select placed.cycle_id, placed.school_id, ?, placed.${place}_id, placed.created_at,
      case when school_cycles.state = 'finished' then ${later}(placed.created_at, school_cycles.updated_at) end,
      case when school_cycles.state = 'finished' then 'finished' else 'started' end
    from school_hierarchies as placed
    join school_cycles on school_cycles.id = placed.cycle_id
    where placed.${place}_id is not null and school_cycles.state <> 'pending'
      and not exists (select 1 from hierarchy_history as known
        where known.cycle_id = placed.cycle_id and known.school_id = placed.school_id and known.place = ?)`,
    [place, place],
  );
}
