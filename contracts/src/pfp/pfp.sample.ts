import { OFFICE_TYPES } from '../kit/file-types';
import { LINK_TYPE } from './limits';
import type { FormationClosure, FormationPlan, ReadContent } from './pfp.schema';

const contentWith = (differs: Partial<ReadContent>): ReadContent => ({
  ...{ id: 91, kind: 'file', mime_type: 'application/pdf', name: 'Guía para planear por proyectos', size: 184_320 },
  ...{ pages: 6, duration_seconds: null, required: true, url: '/api/schools/pfp/contents/91' },
  ...{ captions: false, progress: null },
  ...differs,
});

/** A plan that nobody has opened yet, with a content of each kind; what differs is given. */
export const formationPlanWith = (differs: Partial<FormationPlan> = {}): FormationPlan => ({
  ...{ id: 2, consulted: false, consulted_at: null, is_mine: true },
  plan: {
    ...{ id: 2, key: 'planeacion_didactica', name: 'Planeación didáctica', hours: 6, order: 2, levels: [] },
    description: 'Planear por proyectos con el programa sintético: propósito, producto y evidencias.',
    roles: ['PROF'],
  },
  contents: [
    contentWith({}),
    contentWith({
      ...{ id: 92, kind: 'video', mime_type: 'video/mp4', name: 'Una clase planeada al revés', size: 96_000 },
      ...{ pages: null, duration_seconds: 12, url: '/api/schools/pfp/contents/92' },
      ...{ captions: true, progress: { position: 6, seen: 67, done: false } },
    }),
    contentWith({
      ...{ id: 93, mime_type: 'image/png', name: 'Mapa del plano didáctico', size: 48_200, pages: null },
      ...{ required: false, url: '/api/schools/pfp/contents/93' },
    }),
    contentWith({
      ...{ id: 94, mime_type: OFFICE_TYPES[0], name: 'Formato de planeación', size: 14_500, pages: null },
      ...{ required: false, url: '/api/schools/pfp/contents/94' },
    }),
    contentWith({
      ...{ id: 95, kind: 'link', mime_type: LINK_TYPE, name: 'Programas de estudio', size: null, pages: null },
      ...{ required: false, url: 'https://www.gob.mx/sep' },
    }),
  ],
  ...differs,
});

/** Two plans, one of them consulted. */
export const sampleFormationPlans: readonly FormationPlan[] = [
  formationPlanWith(),
  formationPlanWith({
    ...{ id: 3, consulted: true, consulted_at: '2026-11-18 16:20:00' },
    plan: {
      ...{ id: 3, key: 'evaluacion_formativa', name: 'Evaluación formativa', hours: 4, order: 3 },
      ...{ description: 'Criterios de logro, preguntas de salida y devoluciones a tiempo.', roles: [], levels: [] },
    },
  }),
];

/** Plans that count until June 2027; what differs is given. */
export const formationClosureWith = (differs: Partial<FormationClosure> = {}): FormationClosure => ({
  ...{ cycle: { id: 2, name: '2026-2027' }, closure_at: '2027-06-30', is_closed: false },
  ...differs,
});
