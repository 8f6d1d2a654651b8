import { addColumn, migration } from '../../migrations/kit';

/** How many times the usual time a person has for timed questions (decision 0052). */
export const timeFactor = migration('202611261000-time-factor', (db) =>
  addColumn(db, 'users', 'time_factor', (table) => void table.integer('time_factor').notNullable().defaultTo(1)),
);
