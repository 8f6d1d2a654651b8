import type { CatalogueCentral } from './central-catalogue.schema';
import type { CentralCatalogue } from './central-catalogue.screens';

/** A central activity as its editors see it; what differs is given. */
export const catalogueCentralWith = (differs: Partial<CatalogueCentral> = {}): CatalogueCentral => ({
  ...{ id: 3, code: 'evaluacion_formativa', order: 1, active: true, schools: 4, revision: 1 },
  ...{ title: 'Taller de evaluación formativa', title_en: 'Formative assessment workshop' },
  description: 'Criterios de logro en lenguaje de alumno y devoluciones que hacen avanzar.',
  description_en: 'Criteria in the words of students, and feedback that moves them on.',
  ...{ window_start: '2026-11-09', window_end: '2026-11-27', hours: 2, levels: [], roles: [] },
  ...{ gives_proof: true, survey: 'satisfaccion' },
  reasons: [
    {
      ...{ id: 31, reason: 'Las devoluciones a tiempo son lo que más mueve el aprendizaje.' },
      reason_en: 'Timely feedback is what moves learning most.',
    },
    {
      ...{ id: 32, reason: 'Deja una rúbrica por academia.' },
      reason_en: 'It leaves a rubric for each department.',
    },
  ],
  can: { edit: true, remove: false },
  ...differs,
});

/** The started cycle: an activity that schools have dated, one that nobody has, and a retired one. */
export const centralCatalogueWith = (differs: Partial<CentralCatalogue> = {}): CentralCatalogue => ({
  cycle: { id: 2, name: '2026-2027', start_at: '2026-08-24', end_at: '2027-07-15', locked: null },
  centrals: [
    catalogueCentralWith(),
    catalogueCentralWith({
      ...{ id: 4, order: 2, code: 'cierre', title: 'Cierre y balance del ciclo', title_en: null, hours: 1.5 },
      ...{ window_start: '2027-06-14', window_end: '2027-06-25', levels: ['secundaria'], roles: ['DIR', 'SUBD'] },
      ...{ gives_proof: false, survey: null, schools: 0, revision: 3, can: { edit: true, remove: true } },
      reasons: [{ id: 41, reason: 'Lo que se aprendió se queda escrito.', reason_en: null }],
    }),
    catalogueCentralWith({
      ...{ id: 5, order: 3, code: 'feria', title: 'Feria de proyectos', title_en: null, active: false, schools: 1 },
      ...{ description_en: null, survey: null, reasons: [] },
    }),
  ],
  surveys: [{ code: 'satisfaccion', title: 'Encuesta de satisfacción' }],
  cycles: [
    { id: 3, period: '2027-2028' },
    { id: 2, period: '2026-2027' },
  ],
  ...differs,
});
