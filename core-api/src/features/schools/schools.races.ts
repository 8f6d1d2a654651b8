import { NAMED, newSchool, type RoomRaces } from '../../testing/races';

export const schoolsRaces: RoomRaces = {
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
