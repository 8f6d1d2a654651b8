import { CONFERENCE_STATUSES, type ConferenceStatus } from '../conferences/statuses';
import type { StatsOfMonthByStatus, StatsOfStatus } from './session-stats.schema';

const statuses = (counts: Partial<Record<ConferenceStatus, number>>): StatsOfStatus[] =>
  CONFERENCE_STATUSES.map((status) => ({ status, total: counts[status] ?? 0 }));

const months: StatsOfMonthByStatus[] = [
  { month: '2026-09', statuses: statuses({ finished: 18, cancelled: 2, no_show: 1 }) },
  { month: '2026-10', statuses: statuses({ finished: 31, cancelled: 4, no_show: 3 }) },
  { month: '2026-11', statuses: statuses({ finished: 22, cancelled: 3, no_show: 2, started: 1, scheduled: 9 }) },
  { month: '2026-12', statuses: statuses({ scheduled: 6 }) },
];

/** Figures of an autumn of sessions; 102 were booked. */
export const sampleStats = {
  users: [
    { role: 'COACH' as const, people: 6, total: 14 },
    { role: 'DIR' as const, people: 19, total: 48 },
    { role: 'PROF' as const, people: 24, total: 40 },
  ],
  schools: { booked: 21, notBooked: 19 },
  minutes: {
    ...{ minutes: 3015, finished: 71 },
    areas: [
      { id: 1, name: 'Académica', minutes: 1620 },
      { id: 2, name: 'Directiva', minutes: 1395 },
    ],
  },
  coach: [
    { id: 51, fullname: 'Karla Verónica Solís Cetina', total: 61, finished: 43 },
    { id: 52, fullname: 'Luis Peñaloza Tun', total: 41, finished: 28 },
  ],
  schedules: { total: 102, upcoming: 16, past: 77, cancelled: 9 },
  schoolsTop: [
    { id: 1, name: 'Colegio Ceiba', total: 12 },
    { id: 2, name: 'Colegio Río Hondo', total: 9 },
  ],
  themesTop: [
    { id: 3, name: 'Del diagnóstico al PAI', total: 27 },
    { id: 1, name: 'Planear por proyectos', total: 14 },
  ],
  byStatus: statuses({ scheduled: 15, started: 1, cancelled: 9, finished: 71, no_show: 6 }),
  byCategory: [
    { id: 211, name: 'Planes de la escuela', total: 49 },
    { id: 111, name: 'Planeación didáctica', total: 53 },
  ],
  monthlyByStatus: months,
  monthly: months.map(({ month, statuses: all }) => ({
    month,
    total: all.reduce((sum, { total }) => sum + total, 0),
  })),
};
