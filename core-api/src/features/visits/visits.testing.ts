import { PLANNED, roomFixtures, STAMPS } from '../../testing/fixtures';

const axes = [1, 2, 3, 4].map((id) => ({ id, actions: 'Acción', specifications: 'Detalle' }));
const visit = { objective: 'Acompañar', ...PLANNED, school_visit_axis: axes };
const changed = { objective: 'Otro', revision: 1 };

export const visitsFixtures = roomFixtures({
  ids: {
    visit: async ({ db, school, coach, cycle, mark, insert }) => {
      const placed = {
        ...{ school_id: school, coach_id: coach, cycle_id: cycle, ...STAMPS },
        ...{ date: '2026-11-20', time: '10:00', timezone: 'America/Mexico_City', datetime: '2026-11-20 16:00:00' },
      };
      const id = await insert('school_visits', {
        ...placed,
        objective: `Acompañar: ${mark}`,
        eraser: false,
        school_visit_status_id: 1,
      });
      const plan = { school_visit_id: id, actions: mark, specifications: mark };
      await db('school_visit_axis').insert([1, 2, 3, 4].map((axis_id) => ({ ...plan, axis_id })));
      const item = { activity_type: 'SchoolVisitActivity', activity_id: id, activity: 'Visita', description: mark };
      await insert('agenda_activities', { ...placed, ...item });
      return id;
    },
  },
  params: { '/schools/visits/:id': 'visit' },
  tables: { '/schools/visits': ['school_visits', 'school_visit_axis'] },
  lists: [
    { as: 'COACH', path: '/schools/visits', query: { sort: '-datetime' }, index: 'school_visits_listed_by_datetime' },
    {
      as: 'COACH',
      path: '/schools/visits',
      query: { sort: '-datetime', 'filter[status]': 'cancelled' },
      index: 'school_visits_listed_by_datetime',
    },
    { as: 'COACH', path: '/schools/visits', query: { sort: '-id' }, index: 'school_visits_listed_by_id' },
    {
      as: 'COACH_MAN',
      path: '/schools/visits/overview',
      query: { school_id: undefined },
      index: 'school_visits_by_progress',
    },
  ],
  bodies: {
    'POST /schools/visits': { ...visit, eraser: false },
    'PUT /schools/visits/:id': changed,
    'POST /schools/visits/:id/preview': changed,
    'PUT /schools/visits/:id/publish': { ...visit, revision: 1 },
    'PUT /schools/visits/:id/reschedule': {
      ...PLANNED,
      justification: 'La escuela cambió su horario.',
      revision: 1,
    },
    'PUT /schools/visits/:id/cancel': { reason: 'La escuela suspendió clases.', revision: 1 },
  },
});
