import { randomBytes } from 'node:crypto';
import { FIXTURES_MADE, roomFixtures, STAMPS, type FixturePlace } from '../../testing/fixtures';
import { schoolSearchKey } from './school-search-key';

/** A school that arrived from outside and waits for its set-up. */
const importedSchool = ({ insert, mark }: FixturePlace) => {
  const facts = {
    remote_id: randomBytes(8).toString('hex'),
    name: `Colegio ${mark}`,
    code: '00PPR0001A',
    city: 'Colima',
  };
  const arrived = { levels: '["primaria"]', payload: '{}', imported_at: FIXTURES_MADE };
  return insert('imported_schools', { ...facts, ...arrived, search_key: schoolSearchKey(facts) });
};

/** The started cycle, which the people of the place work in; elsewhere another one of the place's school. */
const ownCycle = async ({ cycle, isPresent, school, coach, insert }: FixturePlace) => {
  if (isPresent) return cycle;
  const name = randomBytes(6).toString('hex');
  const period_id = await insert('periods', { name, start_year: 2029, end_year: 2030 });
  const dates = { start_at: '2029-08-20', end_at: '2030-07-12' };
  const cycle_id = await insert('school_cycles', { ...dates, ...STAMPS, period_id, state: 'pending' });
  await insert('school_hierarchies', { ...STAMPS, cycle_id, school_id: school, coach_id: coach });
  return cycle_id;
};

export const schoolsFixtures = roomFixtures({
  ids: { school: ({ school }) => school, importedSchool, ownCycle },
  params: {
    '/schools/:id': 'school',
    '/imported-schools/:id': 'importedSchool',
    '/school-cycles/imported-schools/:id': 'importedSchool',
    '/school-cycles/:id/imported-schools': 'ownCycle',
  },
  tables: {
    '/schools': ['schools'],
    '/imported-schools': ['imported_schools'],
    '/school-cycles/imported-schools': ['imported_schools'],
  },
  fields: { school_id: 'school' },
  bodies: {
    'PUT /schools/:id': { city: 'Colima', revision: 1 },
    'POST /schools/update-name': { id: 1, name: 'Colegio propio' },
  },
  lists: [{ as: 'ADMIN', path: '/imported-schools', index: 'imported_schools_waiting' }],
});
