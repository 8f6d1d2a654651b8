import { insertAgentRows } from './availability.testing';
import type { RoomRaces } from '../../testing/races';

/**
 * Two people save hours of one agent at once: both where they do not overlap, one where they do. One changes a window
 * while the other deletes it (VC-04).
 */
export const availabilityRaces: RoomRaces = {
  availability: {
    about: ['window', 'PUT /schedules/agent/:id/availabilities'],
    states: { saved: insertAgentRows },
    bodies: {
      'PUT /schedules/agent/:id/availabilities': (_, side) => ({
        ...{ id: null, mode: 'weekly', weekday: 3, start_at: side === 1 ? '09:00' : '10:00', end_at: '12:00' },
      }),
    },
    rows: (db, { ids }) => ({
      hours: db('availabilities')
        .where({ agent_id: ids['agent'] ?? 0 })
        .orderBy(['weekday', 'start_at'])
        .select('weekday', 'start_at', 'end_at', 'revision'),
    }),
    broken: ({ hours = [] }) =>
      hours.filter(({ weekday }) => weekday === 3).length > 1 ? ['two windows of Wednesday overlap'] : [],
  },
};
