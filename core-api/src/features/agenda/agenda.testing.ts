import { PLANNED, roomFixtures } from '../../testing/fixtures';

const activity = { title: 'Consejo técnico', description: '', duration_min: 60, place: '', levels: [], roles: [] };

export const agendaFixtures = roomFixtures({
  params: { '/schools/agenda/:id': 'activity' },
  tables: { '/schools/agenda': ['agenda_activities'] },
  lists: [
    {
      as: 'COACH',
      path: '/schools/agenda',
      query: { start: '2026-11-01', end: '2026-11-30' },
      index: 'agenda_activities_in_order',
    },
    {
      as: 'COACH',
      path: '/schools/agenda',
      query: { school_id: undefined, start: '2026-11-01', end: '2026-11-30' },
      index: 'agenda_activities_in_order',
    },
    { as: 'COACH', path: '/schools/agenda/schools', query: { school_id: undefined }, index: 'hierarchy_coach_id' },
    { as: 'COACH', path: '/schools/agenda/pending', index: 'agenda_activities_in_order' },
    {
      as: 'COACH',
      path: '/schools/agenda/ahead',
      query: { school_id: undefined },
      index: 'agenda_activities_in_order',
    },
    { as: 'COACH', path: '/schools/agenda/clashes', query: PLANNED, index: 'agenda_activities_in_order' },
    { as: 'COACH', path: '/schools/agenda/clashes', query: PLANNED, index: 'agenda_activities_of_coach' },
    { as: 'COACH', path: '/schools/agenda/clashes', query: PLANNED, index: 'agenda_activities_of_author' },
  ],
  queries: {
    'GET /schools/agenda': { start: '2026-11-01', end: '2026-11-30' },
    'GET /schools/agenda/clashes': PLANNED,
  },
  bodies: {
    'POST /schools/agenda': { ...activity, ...PLANNED },
    'PUT /schools/agenda/:id': { title: 'Otro título', revision: 1 },
    'PUT /schools/agenda/:id/reschedule': {
      ...PLANNED,
      justification: 'La escuela cambió su horario.',
      revision: 1,
    },
  },
});
