import { randomBytes } from 'node:crypto';
import type { RacePlace, RoomRaces } from '../../testing/races';

const DATES = { start_at: '2027-08-23', end_at: '2028-07-14' };
const STAMPS = { created_at: '2026-11-19 12:00:00', updated_at: '2026-11-19 12:00:00' };

const begin = (differs: object) => async (place: RacePlace) => {
  const period = await place.id('period');
  const period_id = await place.insert('periods', {
    ...{ name: randomBytes(6).toString('hex'), start_year: 2027, end_year: 2028 },
  });
  const cycle = { ...DATES, ...STAMPS, period_id, state: 'pending', ...differs };
  return { ids: { schoolCycle: await place.insert('school_cycles', cycle), period } };
};

/**
 * Start and finish are raced in cycle-races.test.ts: at most one cycle is started, and here that is the one that
 * everybody works in.
 */
export const cyclesRaces: RoomRaces = {
  'school cycle': {
    about: ['schoolCycle', 'DELETE /school-cycles/finish', 'POST /school-cycles'],
    states: { 'not prepared': begin({}), prepared: begin({ prepared: true }) },
    bodies: {
      'PUT /school-cycles/:id': (_, side) => ({ end_at: `2028-07-0${side}`, min_group: 3 + side }),
      'PUT /school-cycles/:id/pfp/set-limit': (_, side) => ({ limit: `2028-05-2${side}` }),
      'PUT /school-cycles/:id/dpi-closure-dt': (_, side) => ({ end_at: `2028-02-2${side}` }),
    },
    rows: (db, { ids }) => {
      const cycle_id = ids['schoolCycle'] ?? 0;
      return {
        cycle: db('school_cycles')
          .where({ id: cycle_id })
          .orWhere({ period_id: ids['period'] ?? 0 }),
        pfp: db('pfp_closures').where({ cycle_id }),
        dpi: db('dpi_closures').where({ cycle_id }),
        schools: db('cycle_schools').where({ cycle_id }).orderBy('school_id'),
        hierarchies: db('school_hierarchies').where({ cycle_id }).orderBy('school_id'),
      };
    },
  },
};
