import { sampleSchools } from '../schools/school.sample';
import type { SchoolHistory } from './school-history.schema';

const [school] = sampleSchools;

/** Two cycles of the sample school: a coach left in February, and nobody coordinates now. */
export const sampleSchoolHistory: SchoolHistory = {
  school: { id: school?.id ?? 1, name: school?.name ?? '' },
  today: '2026-11-20',
  is_whole: true,
  cycles: [
    {
      ...{ id: 3, period: '2026-2027', start_at: '2026-08-24', end_at: '2027-07-15', is_running: true },
      spans: [
        { id: 9, place: 'director', fullname: 'Ana de la Torre Vidal', from: '2026-08-24', to: null },
        { id: 10, place: 'manager', fullname: 'Bruno Peña Ortiz', from: '2026-08-24', to: null },
        { id: 11, place: 'coordinator', fullname: 'Carla Ibarra Soto', from: '2026-08-24', to: '2026-10-30' },
        { id: 12, place: 'coach', fullname: 'Laura Méndez Ríos', from: '2026-08-24', to: null },
      ],
    },
    {
      ...{ id: 2, period: '2025-2026', start_at: '2025-08-25', end_at: '2026-07-15', is_running: false },
      spans: [
        { id: 5, place: 'director', fullname: 'Diego Fuentes Rangel', from: '2025-08-25', to: '2026-07-15' },
        { id: 6, place: 'coach', fullname: 'Teresa Muñoz Ávila', from: '2025-08-25', to: '2026-02-13' },
        { id: 7, place: 'coach', fullname: 'Laura Méndez Ríos', from: '2026-02-13', to: '2026-07-15' },
        { id: 8, place: 'secondary_one', fullname: 'Sergio Campos Luna', from: '2025-11-04', to: '2026-07-15' },
      ],
    },
  ],
};
