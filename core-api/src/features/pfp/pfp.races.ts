import type { Knex } from 'knex';
import type { RacePlace, RecordRows, RoomRaces, Stage } from '../../testing/races';
import { FILM_WITH_CAPTIONS, FORM, formationContentOf, formationPlanOf } from './pfp.testing';

/** A published plan that nobody has opened. */
const unopened = async ({ cycle, insert }: RacePlace) => ({
  ids: { formationPlan: await formationPlanOf(insert, cycle) },
});

/** A published plan with a film that has captions. */
const filmed = async (place: RacePlace) => {
  const cataloguePlan = await formationPlanOf(place.insert, place.cycle);
  const film = await formationContentOf(place.insert, cataloguePlan, FILM_WITH_CAPTIONS);
  return { ids: { cataloguePlan, formationFilm: film, catalogueFilm: film, catalogueContent: film } };
};

/** A plan of the catalogue with contents; what differs is given. */
const withContents =
  (differs: object, contents: 1 | 2) =>
  async ({ cycle, insert }: RacePlace) => {
    const cataloguePlan = await formationPlanOf(insert, cycle, differs);
    const catalogueContent = await formationContentOf(insert, cataloguePlan);
    if (contents === 2) await formationContentOf(insert, cataloguePlan, { order: 2 });
    return { ids: { cataloguePlan, catalogueContent } };
  };

// Without the places: of plans those of other rounds stand between them, of contents both orders of two new ones are right.
const catalogueRows = (db: Knex, { ids }: Stage) => ({
  plan: db('formation_plans')
    .where({ id: ids['cataloguePlan'] ?? 0 })
    .select('name_es', 'active', 'revision')
    .select(db.raw('case when published_at is null then 0 else 1 end as is_published')),
  contents: db('formation_contents')
    .where({ plan_id: ids['cataloguePlan'] ?? 0 })
    .select('name', 'kind', 'revision'),
});

const catalogueBroken = ({ plan = [], contents = [] }: RecordRows): string[] => [
  ...(plan.length === 0 && contents.length > 0 ? ['a deleted plan has no contents'] : []),
  ...(plan.some((row) => row['is_published'] === 1 && row['active'] === 1) && contents.length === 0
    ? ['a published plan has a content']
    : []),
];

export const pfpRaces: RoomRaces = {
  /** One person opens two contents of a plan at once (PFP-01). */
  'formation plan of a person': {
    about: ['PUT /schools/pfp/formation-plans/:id/consulted'],
    states: { unopened },
    rows: (db, { ids }) => ({
      items: db('formation_plan_items')
        .where({ plan_id: ids['formationPlan'] ?? 0 })
        .select('consulted'),
    }),
    broken: ({ items = [] }) =>
      items.every(({ consulted }) => consulted === 1) ? [] : ['what is marked is consulted'],
  },
  /** Two devices of one person are in a film, while its captions change or another film takes its place. */
  'film of a formation plan': {
    about: ['formationFilm', 'catalogueFilm'],
    beside: ['POST /formation-plans/:id/contents/:content_id', 'DELETE /formation-plans/:id/contents/:content_id'],
    states: { filmed },
    bodies: {
      'PUT /schools/pfp/contents/:id/progress': (_, side) => ({ position: side * 10, seen: [side] }),
      'POST /formation-plans/:id/contents/:content_id': (_, side) => ({ name: `Nuevo ${side}`, revision: '1' }),
    },
    rows: (db, { ids }) => {
      const content_id = ids['formationFilm'] ?? 0;
      return {
        contents: db('formation_contents')
          .where({ id: content_id })
          .select('revision', db.raw('case when captions_key is null then 0 else 1 end as has_captions')),
        progress: db('formation_progress').where({ content_id }).select('position', 'seen'),
      };
    },
    broken: ({ contents = [], progress = [] }) =>
      contents.length === 0 && progress.length > 0 ? ['a film that is gone is watched'] : [],
  },
  /** Two people change, publish, retire or delete a plan, while its contents change. */
  'formation plan of the catalogue': {
    about: [
      ...['PUT /formation-plans/:id', 'DELETE /formation-plans/:id', 'PUT /formation-plans/:id/order'],
      ...['POST /formation-plans/:id/publish', 'POST /formation-plans/:id/retire'],
    ],
    beside: ['POST /formation-plans/:id/links', 'DELETE /formation-plans/:id/contents/:content_id'],
    states: { written: withContents({ published_at: null }, 1), published: withContents({}, 2) },
    bodies: {
      'PUT /formation-plans/:id': ({ ids }, side) => ({
        ...{ ...FORM, key: `plan_${ids['cataloguePlan'] ?? 0}_${side}`, name_es: `Plan ${side}`, revision: 1 },
      }),
    },
    rows: catalogueRows,
    broken: catalogueBroken,
  },
  /** Two people add, change, move or delete contents of one plan. */
  'content of a formation plan': {
    about: ['catalogueContent', 'POST /formation-plans/:id/contents', 'POST /formation-plans/:id/links'],
    states: { published: withContents({}, 2) },
    bodies: {
      'POST /formation-plans/:id/contents': (_, side) => ({ name: `Archivo ${side}`, required: '0' }),
      'POST /formation-plans/:id/links': (_, side) => ({ name: `Enlace ${side}`, required: false }),
      'POST /formation-plans/:id/contents/:content_id': (_, side) => ({ name: `Nuevo ${side}`, revision: '1' }),
      'PUT /formation-plans/:id/links/:content_id': (_, side) => ({ name: `Cambio ${side}`, revision: 1 }),
    },
    rows: catalogueRows,
    broken: catalogueBroken,
  },
};
