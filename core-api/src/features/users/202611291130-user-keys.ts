import { migration, rewriteColumn } from '../../migrations/kit';
import { userKey } from './user-key';

/** People are sorted as Spanish sorts, ñ after n (decision 0073). A purged person has no key. */
export const userKeys = migration('202611291130-user-keys', (db) =>
  rewriteColumn(db, {
    table: 'users',
    column: 'search_key',
    from: ['search_key', 'name', 'surname', 'email'],
    value: ([key = '', name = '', surname = '', email = '']) => (key === '' ? '' : userKey({ name, surname, email })),
  }),
);
