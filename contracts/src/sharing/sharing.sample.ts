import type { ReceivedAgenda, ShareCandidates, SharedActivity, SharedAgenda } from './sharing.schema';

const SCHOOL = { id: 1, name: 'Colegio Sor Juana Inés de la Cruz', timezone: 'America/Mexico_City' };
const COACH = { id: 4, fullname: 'Laura Mendoza Reyes' };
const zone = SCHOOL.timezone;

const ACTIVITIES: ShareCandidates['activities'] = [
  {
    ...{ id: 501, type: 'SchoolVisitActivity', title: 'Visita de Laura Mendoza Reyes', date: '2026-11-24' },
    ...{ time: '09:00', datetime: '2026-11-24 15:00:00', duration_min: 60, timezone: zone, place: '' },
  },
  {
    ...{ id: 601, type: 'CustomActivity', title: 'Junta de academia de Español', date: '2026-11-25', time: '12:00' },
    ...{ datetime: '2026-11-25 18:00:00', duration_min: 90, timezone: zone, place: 'Biblioteca' },
  },
  {
    ...{ id: 602, type: 'CustomActivity', title: 'Taller de lectura', date: '2026-11-26', time: '10:00' },
    ...{ datetime: '2026-11-26 16:00:00', duration_min: 60, timezone: zone, place: '' },
  },
];
const PEOPLE: ShareCandidates['professors']['data'] = [
  { id: 41, fullname: 'Ana Torres Luna', name: 'Ana', roles: ['PROF'], levels: ['primaria'] },
  { id: 31, fullname: 'Ernesto Garza Villarreal', name: 'Ernesto', roles: ['DIR'], levels: [] },
];

/** What may be shared next week; what differs is given. */
export const candidatesWith = (differs: Partial<ShareCandidates> = {}): ShareCandidates => ({
  ...{ school: SCHOOL, today: '2026-11-20', cycle: { start_at: '2026-08-24', end_at: '2027-07-15' } },
  activities: ACTIVITIES,
  professors: { data: PEOPLE, page: 1, size: 10, total: 2, pages: 1, count: 2 },
  everyone: PEOPLE.map(({ id, fullname, name }) => ({ id, fullname, name })),
  ...differs,
});

const SENT: SharedActivity[] = ACTIVITIES.map((activity, at) => ({
  ...activity,
  later:
    [null, { state: 'moved', date: '2026-11-27', time: '12:00', datetime: '2026-11-27 18:00:00' } as const, null][at] ??
    null,
}));
const common = {
  ...{ id: 5, start_at: '2026-11-23', end_at: '2026-11-29', created_at: '2026-11-20 17:20:00' },
  types: ['SchoolVisitActivity' as const, 'CustomActivity' as const],
  ...{ send_calendar: true, message: 'Nos vemos el martes.', author: COACH },
};

/** A sharing with a letter that arrived, one on its way and one that failed. */
export const sharedAgendaWith = (differs: Partial<SharedAgenda> = {}): SharedAgenda => ({
  ...{ ...common, school_id: SCHOOL.id, can: { resend: true } },
  counts: { activities: 3, professors: 3, sent: 1, failed: 1, seen: 1 },
  activities: SENT,
  professors: [
    {
      ...{ id: 41, fullname: 'Ana Torres Luna', status: 'sent', reason: null },
      ...{ mailed_at: '2026-11-20 17:20:05', seen_at: '2026-11-20 17:45:00' },
    },
    {
      ...{ id: 31, fullname: 'Ernesto Garza Villarreal', status: 'queued', reason: 'retrying' },
      ...{ mailed_at: null, seen_at: null },
    },
    {
      ...{ id: 42, fullname: 'Rodrigo Castañeda Luna', status: 'failed', reason: 'refused' },
      ...{ mailed_at: null, seen_at: null },
    },
  ],
  ...differs,
});

/** The same as its recipient sees it. */
export const receivedAgendaWith = (differs: Partial<ReceivedAgenda> = {}): ReceivedAgenda => ({
  ...{ ...common, school: SCHOOL, total: 3, seen_at: null, activities: SENT },
  ...differs,
});
