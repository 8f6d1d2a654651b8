import type { CatalogueContent, CatalogueDetail, CataloguePlan } from './catalogue.schema';
import { formationPlanWith } from './pfp.sample';

/** A draft with contents; what differs is given. */
export const cataloguePlanWith = (differs: Partial<CataloguePlan> = {}): CataloguePlan => ({
  ...{ id: 2, cycle: { id: 2, name: '2026-2027', is_finished: false }, key: 'planeacion_didactica' },
  ...{ name_es: 'Planeación didáctica', name_en: 'Lesson planning', hours: 6, order: 1, levels: [], roles: ['PROF'] },
  description_es: 'Planear por proyectos con el programa sintético: propósito, producto y evidencias.',
  description_en: 'Plan by projects with the syllabus: purpose, product and evidence.',
  ...{ state: 'draft', published_at: null, contents: 5, revision: 1 },
  can: { edit: true, publish: true, retire: false, remove: true },
  ...differs,
});

/** One that is published. */
export const publishedPlan: CataloguePlan = cataloguePlanWith({
  ...{ id: 3, key: 'evaluacion_formativa', name_es: 'Evaluación formativa', name_en: 'Formative assessment', order: 2 },
  ...{ hours: 4, levels: ['secundaria'], roles: [], contents: 2, state: 'published', revision: 3 },
  published_at: '2026-08-24 15:00:00',
  can: { edit: true, publish: false, retire: true, remove: false },
});

const contents: CatalogueContent[] = formationPlanWith().contents.map((content) => ({
  ...content,
  ...(content.kind !== 'link' && { url: `/api/formation-plans/2/contents/${content.id}/file` }),
  revision: 1,
}));

/** A plan with a content of each kind; what differs is given. */
export const catalogueDetailWith = (differs: Partial<CatalogueDetail> = {}): CatalogueDetail => ({
  ...{ plan: cataloguePlanWith(), contents, reaches: { people: 128, schools: 9 } },
  ...differs,
});

/** The cycles to choose from: a prepared one, the started one, and a finished one. */
export const sampleCatalogueCycles = [
  { id: 3, period: '2027-2028' },
  { id: 2, period: '2026-2027' },
  { id: 1, period: '2025-2026' },
];
