import { randomBytes } from 'node:crypto';
import { roomFixtures, STAMPS, type FixturePlace } from '../../testing/fixtures';

/** The dates of the cycles that fixtures create. */
const DATES = { start_at: '2027-08-23', end_at: '2028-07-14' };

const period = ({ insert }: FixturePlace) =>
  insert('periods', { name: randomBytes(6).toString('hex'), start_year: 2027, end_year: 2028 });

export const cyclesFixtures = roomFixtures({
  ids: {
    /** A period without a cycle. */
    period,
    /** A cycle that is not prepared. */
    schoolCycle: async (place) =>
      place.insert('school_cycles', { ...DATES, ...STAMPS, period_id: await period(place), state: 'pending' }),
  },
  params: { '/school-cycles/:id': 'schoolCycle' },
  fields: { period_id: 'period' },
  // The started cycle is everybody's: a sample never finishes it.
  queries: { 'DELETE /school-cycles/finish': { cycle_id: '999999999' } },
  tables: {
    '/school-cycles': ['school_cycles'],
    '/school-cycles/:id/pfp': ['pfp_closures', 'school_cycles'],
    '/school-cycles/:id/dpi-closure-dt': ['dpi_closures', 'school_cycles'],
    '/school-cycles/:id/prepare': ['cycle_schools', 'school_cycles'],
    '/periods': ['periods', 'school_cycles'],
  },
  bodies: {
    'POST /school-cycles': { ...DATES },
    'PUT /school-cycles/:id': { ...DATES, min_group: 6 },
    'POST /periods': { start_year: 2041 },
    'PUT /school-cycles/:id/pfp/set-limit': { limit: '2028-05-26', ...DATES },
    'PUT /school-cycles/:id/dpi-closure-dt': { end_at: '2028-02-25' },
    'POST /school-cycles/:id/prepare': { action: 'inherit_data', ...DATES },
    'PUT /school-cycles/:id/start': {},
  },
});
