import type { conferences } from '@ruta/contracts/conferences/conferences.api';
import type { ConferenceStatus } from '@ruta/contracts/conferences/statuses';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { namedByWords, searchKey } from '../../database/search-key';
import { addDays, utc } from '../../time/clock';
import { instantIn } from '../../time/wall-clock';

export type ConferenceFilter = z.output<typeof conferences.list.query>['filter'];

interface Asked {
  filter: ConferenceFilter;
  timezone: string;
  now: Date;
}

/** Keeps the sessions that the filters of a list ask for (VC-05, VC-07). Days are those of the time zone. */
export async function filtered(db: Knex, query: Knex.QueryBuilder, { filter, timezone, now }: Asked): Promise<void> {
  const { school_id, search, dates_in, status, time } = filter;
  if (school_id !== undefined) void query.where('conferences.school_id', school_id);
  if (dates_in !== undefined)
    void query
      .where('conferences.start_at', '>=', instantIn(dates_in.from, '00:00', timezone))
      .where('conferences.start_at', '<', instantIn(addDays(dates_in.to, 1), '00:00', timezone));
  if (status !== undefined) void ofStatus(query, status, utc(now));
  if (time !== undefined) void atTime(query, time, utc(now));
  if (search !== undefined && search !== '') await naming(db, query, searchKey(search).split(' '));
}

/** Sessions that are to come or under way, or those that are over or cancelled. */
const atTime = (query: Knex.QueryBuilder, time: 'upcoming' | 'past', now: string) =>
  time === 'upcoming'
    ? query.where('conferences.end_at', '>', now).whereNot('conferences.status', 'cancelled')
    : query.where((one) => void one.where('conferences.end_at', '<=', now).orWhere('conferences.status', 'cancelled'));

/** Two states follow from time: `statusAt` in a statement (decision 0067). */
function ofStatus(query: Knex.QueryBuilder, status: ConferenceStatus, now: string) {
  if (status === 'cancelled') return query.where('conferences.status', status);
  const isOver = status === 'finished' || status === 'no_show';
  const stored = { scheduled: 'scheduled', no_show: 'scheduled', started: 'started', finished: 'started' }[status];
  return query.where('conferences.status', stored).where('conferences.end_at', isOver ? '<=' : '>', now);
}

/** Keeps the sessions that name every word: in the theme in either language, the agent, the petitioner or the school. */
async function naming(db: Knex, query: Knex.QueryBuilder, words: readonly string[]): Promise<void> {
  const themes = await db('schedule_themes').select('id', 'name_es', 'name_en');
  for (const word of words) {
    const ofThemes = themes
      .filter(({ name_es, name_en }) => [name_es, name_en].some((name) => searchKey(name).includes(word)))
      .map(({ id }) => id);
    const named = (table: 'users' | 'schools', column: string) =>
      namedByWords(db.from(table).where(`${table}.id`, db.ref(`conferences.${column}`)), `${table}.search_key`, [word]);
    void query.where(
      (one) =>
        void one
          .whereIn('conferences.schedule_theme_id', ofThemes)
          .orWhereExists(named('users', 'user_id'))
          .orWhereExists(named('users', 'petitioner_id'))
          .orWhereExists(named('schools', 'school_id')),
    );
  }
}
