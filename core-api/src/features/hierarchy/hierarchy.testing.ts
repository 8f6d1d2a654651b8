import { FIXTURES_MADE, roomFixtures, type FixturePlace } from '../../testing/fixtures';
import { PLACES } from './places';

/**
 * A school of its own, like that of the place and with the same people: calls release and exclude it. The place's own has
 * a past.
 */
async function hierarchySchool({ db, insert, school, cycle, coach }: FixturePlace): Promise<number> {
  const like = await db('schools').where({ id: school }).first();
  const team = await db('school_hierarchies').where({ school_id: school, cycle_id: cycle }).first();
  if (!like || !team) throw new Error('The school of the place has a hierarchy');
  const id = await insert('schools', { ...like, id: undefined, remote_id: null });
  await insert('school_hierarchies', { ...team, id: undefined, school_id: id });
  await db('hierarchy_history').insert(
    PLACES.map((place) => ({
      ...{ cycle_id: cycle, school_id: school, place, user_id: coach, reason: 'saved' as const },
      ...{ from_at: FIXTURES_MADE, to_at: FIXTURES_MADE },
    })),
  );
  return id;
}

/** A handover of an own school; nobody has changed it since. */
async function handover({ db, insert, cycle, coach, id, mark }: FixturePlace): Promise<number> {
  const school_id = await id('hierarchySchool');
  const made = { role: 'COACH', batch_id: mark, made_by: coach, made_at: FIXTURES_MADE };
  const handover_id = await insert('hierarchy_handovers', { ...made, cycle_id: cycle, from_id: coach });
  await db('hierarchy_handover_schools').insert({
    ...{ handover_id, school_id, place: 'coach', to_id: coach, revision: 1, work: '[]' },
  });
  return handover_id;
}

const TABLES = ['school_hierarchies', 'hierarchy_history', 'cycle_schools'];
const role = { role: 'COACH' };
const HANDOVER = { from_id: 1, role: 'COACH', receivers: [{ to_id: 2, schools: [1] }] };
const TEAM = { director_access: 'nadie@ruta.test' };

export const hierarchyFixtures = roomFixtures({
  ids: { hierarchySchool, handover },
  params: {
    '/hierarchy/handover/:batch': 'handover',
    '/schools-hierarchy/:id': 'hierarchySchool',
    '/schools-hierarchy/store/:id': 'hierarchySchool',
    '/schools-hierarchy/store-new/:id': 'importedSchool',
    '/school-cycles/schools-hierarchy/store-new/:id': 'importedSchool',
    '/school-cycles/schools-hierarchy/:id': 'hierarchySchool',
    '/school-cycles/schools-hierarchy/store/:id': 'hierarchySchool',
  },
  queries: {
    'GET /coaches-by-role': role,
    'GET /school-cycles/coaches-by-role': role,
    'GET /hierarchy/handover/loads': role,
  },
  tables: {
    '/hierarchy/handover': [...TABLES, 'hierarchy_handovers', 'hierarchy_handover_schools'],
    '/schools-hierarchy': TABLES,
    '/school-cycles/schools-hierarchy': TABLES,
  },
  bodies: {
    'POST /hierarchy/handover': HANDOVER,
    'POST /hierarchy/handover/review': HANDOVER,
    ...Object.fromEntries(
      ['', '/school-cycles'].flatMap((base) => [
        [`PUT ${base}/schools-hierarchy/store/:id`, TEAM],
        [`PUT ${base}/schools-hierarchy/store-new/:id`, TEAM],
        ...['release', 'exclude', 'include'].map((act) => [`PUT ${base}/schools-hierarchy/:id/${act}`, {}] as const),
      ]),
    ),
  },
  lists: [
    { as: 'ADMIN', path: '/school-cycles/schools-hierarchy', index: 'hierarchy_by_director' },
    {
      as: 'ADMIN',
      path: '/school-cycles/schools-hierarchy',
      query: { 'filter[incomplete]': '1' },
      index: 'hierarchy_by_director',
    },
    { as: 'ADMIN', path: '/hierarchy/handover', index: 'handovers_by_time' },
  ],
});
