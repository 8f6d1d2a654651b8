import { addUnique, migration } from './kit';

/**
 * The address that signs in belongs to one person: the hierarchy names people by it (HIE-02). Where two had the same,
 * the later one signs in by their own e-mail address, which is unique.
 */
export const uniqueAccess = migration('202611231655-unique-access', async (db) => {
  const twice = await db('users')
    .join('users as other', 'other.access', 'users.access')
    .whereRaw('other.id < users.id')
    .distinct<{ id: number; email: string }[]>('users.id', 'users.email');
  for (const { id, email } of twice) await db('users').where({ id }).update({ access: email });
  await addUnique(db, 'users', 'users_access_unique', ['access']);
});
