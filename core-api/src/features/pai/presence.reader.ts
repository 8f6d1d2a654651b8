import type { Knex } from 'knex';
import { fullname } from '../users';
import type { PaiPlace } from './pai.tables';

/** Who else was seen in a plan since an instant, by name. */
export async function othersIn(
  db: Knex,
  { school_id, cycle_id }: PaiPlace,
  { except, since }: { except: number; since: string },
): Promise<{ question_id: number; name: string }[]> {
  const rows = await db({ here: 'pai_presence' })
    .join('users', 'users.id', 'here.user_id')
    .where({ 'here.school_id': school_id, 'here.cycle_id': cycle_id, 'users.active': true, 'users.is_banned': false })
    .whereNot('here.user_id', except)
    .where('here.seen_at', '>=', since)
    .orderBy(['users.search_key', 'users.id'])
    .select<{ question_id: number; name: string; surname: string }[]>(
      ...['here.question_id', 'users.name', 'users.surname'],
    );
  return rows.map(({ question_id, ...person }) => ({ question_id, name: fullname(person) }));
}
