import { roomFixtures } from '../../testing/fixtures';

export const schoolsFixtures = roomFixtures({
  ids: { school: ({ school }) => school },
  params: { '/schools/:id': 'school' },
  tables: { '/schools': ['schools'] },
  fields: { school_id: 'school' },
  bodies: {
    'PUT /schools/:id': { city: 'Colima', revision: 1 },
    'POST /schools/update-name': { id: 1, name: 'Colegio propio' },
  },
});
