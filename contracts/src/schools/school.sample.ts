import { sampleVisit } from '../visits/visit.sample';
import type { ImportedSchool } from './imported-school.schema';
import type { School, State } from './school.schema';

/** The school of the sample visit, and another school of the same coach. */
export const sampleSchools: School[] = [
  {
    ...sampleVisit.school,
    code: '14DPR0001',
    remote_id: null,
    city: 'Guadalajara',
    state: 'Jalisco',
    levels: ['primaria', 'secundaria'],
    active: true,
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
    active: true,
  },
];

export const sampleStates: State[] = [
  { id: 4, country_id: 1, country: 'México', code: '14', name: 'Jalisco' },
  { id: 5, country_id: 1, country: 'México', code: '02', name: 'Baja California' },
];

/** One school as its page shows it. */
export const sampleSchoolDetail = {
  ...(sampleSchools[0] as School),
  revision: 3,
  can: { edit: true, delete: false },
} satisfies School;

/** A school of which the source told everything, and one of which it told little. */
export const sampleImportedSchools: ImportedSchool[] = [
  {
    id: 11,
    remote_id: '410172',
    name: 'Colegio Matías Romero',
    code: '00PPR0172T',
    city: 'Zapopan',
    country: { id: 1, code: 'MX', name: 'México' },
    state: { id: 4, code: '14', name: 'Jalisco' },
    timezone: 'America/Mexico_City',
    levels: ['primaria', 'secundaria'],
    imported_at: '2026-11-19 16:00:00',
    revision: 1,
    can: { discard: true, set_up: true },
  },
  {
    id: 12,
    remote_id: '410185',
    name: 'Instituto Ceiba',
    code: '00PJN0185L',
    ...{ city: null, country: null, state: null, timezone: null, levels: [] },
    imported_at: '2026-11-19 16:00:00',
    revision: 1,
    can: { discard: true, set_up: true },
  },
];
