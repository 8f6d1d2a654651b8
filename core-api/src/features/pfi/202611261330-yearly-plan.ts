import { addColumn, addUnique, dropIndex, migration } from '../../migrations/kit';
import { establishEarlier } from './plan.model';

/**
 * Since when a plan is established, and what was taken out of it (PFI-01, PFI-02; decision 0054). A central activity is
 * in a plan once; what was taken out stays beside it, so it has no `live`, and may be dated again.
 */
export const yearlyPlan = migration('202611261330-yearly-plan', async (db) => {
  await addColumn(db, 'pfi_plans', 'established_at', (at) => void at.datetime('established_at').nullable());
  await addColumn(db, 'pfi_plans', 'established_by', (at) => {
    at.integer('established_by').unsigned().nullable().references('users.id');
  });
  await addColumn(db, 'pfi_plans', 'revision', (at) => void at.integer('revision').notNullable().defaultTo(1));
  await establishEarlier(db);
  await addColumn(db, 'pfi_activities', 'removed_at', (at) => void at.datetime('removed_at').nullable());
  await addColumn(db, 'pfi_activities', 'removed_by', (at) => {
    at.integer('removed_by').unsigned().nullable().references('users.id');
  });
  await addColumn(db, 'pfi_activities', 'removed_reason', (at) => void at.text('removed_reason').nullable());
  await addColumn(db, 'pfi_activities', 'live', (at) => {
    at.specificType('live', 'integer generated always as (case when removed_at is null then 1 end) virtual');
  });
  const once = ['pfi_plan_id', 'central_activity_id', 'live'] as const;
  await addUnique(db, 'pfi_activities', 'pfi_activities_live', once);
  await dropIndex(db, 'pfi_activities', 'pfi_activities_once');
});
