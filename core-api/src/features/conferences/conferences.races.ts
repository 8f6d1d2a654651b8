import type { RoomRaces } from '../../testing/races';
import { bookedOfNewAgent } from './conferences.testing';

/** A session is cancelled twice, and joined by its agent while it is cancelled: one of them takes effect (VC-02, VC-03). */
export const conferencesRaces: RoomRaces = {
  conference: {
    about: ['conference'],
    states: { ahead: bookedOfNewAgent },
    rows: (db, { ids }) => ({
      session: db('conferences')
        .where({ id: ids['conference'] ?? 0 })
        .select('status'),
      statuses: db('conference_statuses')
        .where({ conference_id: ids['conference'] ?? 0 })
        .orderBy('id')
        .select('code', 'reason'),
      cells: db('session_cells')
        .where({ conference_id: ids['conference'] ?? 0 })
        .count({ count: '*' }),
    }),
    broken: ({ session = [], statuses = [] }) =>
      statuses.at(-1)?.['code'] === session[0]?.['status'] ? [] : ['the latest state is not the present one'],
  },
};
