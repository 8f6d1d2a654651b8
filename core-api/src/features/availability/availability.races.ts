import type { RoomRaces } from '../../testing/races';
import { hoursOfNewAgent } from './availability.testing';

/**
 * Two people change the hours of one agent at once: windows of a Wednesday that overlap are saved by one of them, what is
 * deleted twice is gone once (VC-04).
 */
export const availabilityRaces: RoomRaces = {
  availability: {
    about: ['agent', 'window', 'unavailability', 'emergency'],
    states: { saved: hoursOfNewAgent },
    bodies: {
      'PUT /schedules/agent/:id/availabilities': (_, side) => ({
        ...{ id: null, mode: 'weekly', weekday: 3, start_at: side === 1 ? '09:00' : '10:00', end_at: '12:00' },
      }),
    },
    rows: (db, { ids }) => ({
      hours: db('availabilities')
        .where({ agent_id: ids['agent'] ?? 0 })
        .orderBy(['setting', 'weekday', 'single', 'start_at'])
        .select('setting', 'weekday', 'single', 'start_at', 'end_at', 'revision'),
    }),
    broken: ({ hours = [] }) =>
      hours.filter(({ weekday }) => weekday === 3).length > 1 ? ['two windows of Wednesday overlap'] : [],
  },
};
