import type { Knex } from 'knex';
import type { Feed } from '../http/event-stream';
import { onSessionsEnded } from '../outbox/wake';

const BATCH = 200;

/** Announces to the bffs whose sessions have ended, in any instance. */
export const sessionEndsFeed = (db: Knex): Feed<{ user_id: number }> => ({
  onNews: onSessionsEnded,
  async last() {
    const row = await db('session_ends').max({ last: 'id' }).first<{ last: number | null } | undefined>();
    return row?.last ?? 0;
  },
  async read(after, ids) {
    const rows = await db('session_ends')
      .where((wanted: Knex.QueryBuilder) => {
        void wanted.where('id', '>', after);
        if (ids.length > 0) void wanted.orWhereIn('id', ids);
      })
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'user_id');
    return rows.map(({ id, user_id }) => ({ id, event: 'sessions.ended', data: { user_id } }));
  },
});
