import type { SearchHit } from './search.schema';

/** One of each kind. */
export const sampleHits: readonly SearchHit[] = [
  { kind: 'schools', id: 2, title: 'Colegio Río Hondo', detail: 'Cancún', date: null, school_id: 2, cancelled: false },
  {
    kind: 'users',
    id: 91,
    title: 'Ángel Ramón Fierro Muñiz',
    detail: 'angel@ruta.test',
    date: null,
    school_id: 1,
    cancelled: false,
  },
  {
    kind: 'visits',
    id: 7,
    title: 'Acompañar a primaria en la evaluación formativa',
    detail: 'Centro Escolar Ahuehuete',
    date: '2026-11-26',
    school_id: 1,
    cancelled: false,
  },
];
