import { roomFixtures, STAMPS } from '../../testing/fixtures';

const META = { scope: 'network', kind: 'rest', states: [], confirmed: true };
const DAYS = { start_at: '2026-12-21', end_at: '2026-12-23' };

export const holidaysFixtures = roomFixtures({
  ids: {
    holiday: ({ insert, mark }) =>
      insert('holidays', { name: mark, description: mark, ...DAYS, meta: JSON.stringify(META), ...STAMPS }),
  },
  params: { '/holidays/:id': 'holiday' },
  queries: { 'GET /holidays/suggestions': { year: '2027' } },
  fields: { ids: 'holiday' },
  tables: { '/holidays': ['holidays'] },
  bodies: {
    'POST /holidays': {
      holidays: [{ name: 'Aniversario de la red', description: 'Sin clases.', ...DAYS, meta: META }],
    },
  },
});
