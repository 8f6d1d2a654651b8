import { addIndex, migration } from '../../migrations/kit';

/** Accounts by name, for lists that begin with A. */
export const usersByName = migration('202611232050-users-by-name', (db) =>
  addIndex(db, 'users', 'users_by_name', ['deleted_at', 'search_key']),
);
