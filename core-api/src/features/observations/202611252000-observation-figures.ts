import { addColumn, addIndex, addUnique, createTable, dropIndex, migration } from '../../migrations/kit';
import { countMonths, countTotals, hideFromManagement } from './counted-earlier.model';
import { monthAt } from './month-at';

/**
 * Figures that are kept beside the observations (OBS-03, OBS-05), the private pad, and drafts of corrections. Management
 * reads figures from now on, no observations.
 */
export const observationFiguresTables = migration('202611252000-observation-figures', async (db) => {
  await createTable(db, 'observation_totals', (table) => {
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('guide_id').unsigned().notNullable().references('observation_guides.id');
    table.integer('question_id').unsigned().notNullable().references('observation_questions.id');
    for (const response of ['yes', 'no', 'na']) table.integer(response).notNullable();
    table.primary(['cycle_id', 'school_id', 'guide_id', 'question_id']);
    table.index(['school_id', 'question_id'], 'observation_totals_of_school');
  });
  await createTable(db, 'observation_months', (table) => {
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    // YYYY-MM on the school's calendar.
    table.string('month', 7).notNullable();
    table.integer('professor_id').unsigned().notNullable().references('users.id');
    table.integer('n').notNullable();
    table.primary(['school_id', 'month', 'professor_id']);
    table.index(['month', 'school_id'], 'observation_months_by_month');
  });
  await createTable(db, 'observation_notes', (table) => {
    table.increments('id');
    table.integer('draft_id').unsigned().notNullable().references('observation_drafts.id');
    table.integer('order').notNullable();
    table.datetime('noted_at').notNullable();
    table.text('text').notNullable();
    table.unique(['draft_id', 'order'], { indexName: 'observation_notes_in_order' });
  });
  // The observation that the draft corrects; 0 without one, because a unique index would allow several nulls.
  await addColumn(db, 'observation_drafts', 'replaces_id', (at) => {
    at.integer('replaces_id').unsigned().notNullable().defaultTo(0);
  });
  await addIndex(db, 'observations', 'observations_about', ['professor_id', 'observed_at', 'id']);
  const key = ['observer_id', 'professor_id', 'guide_id', 'replaces_id'];
  await addUnique(db, 'observation_drafts', 'observation_drafts_of_one', key);
  await dropIndex(db, 'observation_drafts', 'observation_drafts_once');
  await countTotals(db);
  await countMonths(db, monthAt);
  await hideFromManagement(db);
});
