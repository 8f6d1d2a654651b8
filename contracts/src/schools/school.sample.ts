import { sampleVisit } from '../visits/visit.sample';
import type { School } from './school.schema';

/** The school of the sample visit, and another school of the same coach. */
export const sampleSchools: School[] = [
  {
    ...sampleVisit.school,
    code: '14DPR0001',
    remote_id: null,
    city: 'Guadalajara',
    state: 'Jalisco',
    levels: ['primaria', 'secundaria'],
  },
  {
    id: 2,
    name: 'Escuela Benito Juárez',
    timezone: 'America/Tijuana',
    code: '02DPR0002',
    remote_id: null,
    city: 'Tijuana',
    state: 'Baja California',
    levels: ['preescolar', 'primaria'],
  },
];
