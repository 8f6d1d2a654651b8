import type { RoleCode } from '@ruta/contracts';
import { NAMED, newSchool, type RacePlace, type RoomRaces, type Side, type Stage } from '../../testing/races';

const ROLES = {
  ...{ director_access: 'COACH_DIR', manager_access: 'COACH_MAN', coordinator_access: 'COACH_CORD' },
  coach_access: 'COACH',
} as const satisfies Record<string, RoleCode>;

/** An imported school that waits, and its first people by address. */
async function waiting({ db, id, world, school }: RacePlace): Promise<Stage> {
  const facts: Record<string, string> = {};
  for (const [key, role] of Object.entries(ROLES)) {
    const person = await db('users')
      .where({ id: await world.person(role) })
      .first('access');
    facts[key] = person?.access ?? '';
  }
  const place = await db('schools').where({ id: school }).first('country_id', 'state_id');
  return { ids: { importedSchool: await id('importedSchool'), ...place }, facts };
}

/** Its set-up; each side gives it another name. */
const setUp = ({ ids: { country_id, state_id }, facts }: Stage, side: Side) => ({
  ...{ ...facts, country_id, state_id, timezone: 'America/Mexico_City', school_name: `Colegio ${side}` },
});

export const schoolsRaces: RoomRaces = {
  'imported school': {
    about: ['importedSchool'],
    states: { 'that waits': waiting },
    bodies: {
      'PUT /schools-hierarchy/store-new/:id': setUp,
      'PUT /school-cycles/schools-hierarchy/store-new/:id': setUp,
    },
    rows: (db, { ids }) => {
      const imported = () => db('imported_schools').where({ id: ids['importedSchool'] ?? 0 });
      const made = () => db('schools').whereIn('remote_id', imported().select('remote_id'));
      const ofSchool = (table: 'cycle_schools' | 'school_hierarchies' | 'hierarchy_history') =>
        db(table).whereIn('school_id', made().select('id'));
      return {
        imported: imported().select('discarded_at', 'revision', db.raw('school_id is not null as is_set_up')),
        schools: made().select('name', 'city'),
        parts: ofSchool('cycle_schools').select('included'),
        teams: ofSchool('school_hierarchies').select('revision', db.raw('coach_id is not null as has_coach')),
        history: ofSchool('hierarchy_history').select('place', 'to_at'),
      };
    },
    broken: ({ imported: [row = {}] = [], schools = [], teams = [] }) => [
      ...(schools.length > 1 ? ['one imported school is one school'] : []),
      ...(Number(row['is_set_up'] ?? 0) === schools.length ? [] : ['who is set up has a school']),
      ...(schools.length > 0 && row['discarded_at'] !== null ? ['a discarded one has no school'] : []),
      ...(schools.length > 0 && teams.length === 0 ? ['a school that is set up has its people'] : []),
    ],
  },
  school: {
    about: ['PUT /schools/:id', 'POST /schools/update-name', 'DELETE /schools/:id'],
    beside: ['PUT /users/:id'],
    states: {
      'that nobody belongs to': async (place) => ({
        ids: { school: await newSchool(place, { withCoach: false }), user: await place.world.person('PROF', NAMED) },
      }),
    },
    bodies: {
      'PUT /schools/:id': (_, side) => ({ city: `Ciudad ${side}` }),
      'POST /schools/update-name': ({ ids }, side) => ({ id: ids['school'], name: `Colegio ${side}` }),
    },
    rows: (db, { ids }) => ({
      school: db('schools').where({ id: ids['school'] ?? 0 }),
      people: db('users')
        .where({ school_id: ids['school'] ?? 0 })
        .select('name', 'revision'),
    }),
    broken: ({ school = [], people = [] }) =>
      people.length > 0 && school.some(({ deleted_at }) => deleted_at !== null)
        ? ['nobody belongs to a deleted school']
        : [],
  },
};
