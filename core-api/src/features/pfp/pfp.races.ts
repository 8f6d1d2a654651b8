import type { RacePlace, RoomRaces } from '../../testing/races';
import { FORM, formationContentOf, formationPlanOf } from './pfp.testing';

/** A published plan that nobody has opened. */
const unopened = async ({ cycle, insert }: RacePlace) => ({
  ids: { formationPlan: await formationPlanOf(insert, cycle) },
});

/** A plan of the catalogue with two contents; what differs is given. */
const withContents =
  (differs: object) =>
  async ({ cycle, insert }: RacePlace) => {
    const cataloguePlan = await formationPlanOf(insert, cycle, differs);
    const catalogueContent = await formationContentOf(insert, cataloguePlan);
    await formationContentOf(insert, cataloguePlan, { order: 2 });
    return { ids: { cataloguePlan, catalogueContent } };
  };

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
  /** Two people change, publish, retire or delete a plan, or its contents. */
  'formation plan of the catalogue': {
    about: ['cataloguePlan', 'catalogueContent'],
    // The order of all plans of a cycle holds those of other rounds, too.
    except: ['PUT /formation-plans/:id/order'],
    states: { written: withContents({ published_at: null }), published: withContents({}) },
    bodies: {
      'PUT /formation-plans/:id': ({ ids }, side) => ({
        ...{ ...FORM, key: `plan_${ids['cataloguePlan'] ?? 0}_${side}`, name_es: `Plan ${side}`, revision: 1 },
      }),
      'POST /formation-plans/:id/contents': (_, side) => ({ name: `Archivo ${side}`, required: '0' }),
      'POST /formation-plans/:id/links': (_, side) => ({ name: `Enlace ${side}`, required: false }),
      'PUT /formation-plans/:id/links/:content_id': (_, side) => ({ name: `Cambio ${side}`, revision: 1 }),
    },
    rows: (db, { ids }) => ({
      plan: db('formation_plans')
        .where({ id: ids['cataloguePlan'] ?? 0 })
        .select('name_es', 'active', 'revision')
        .select(db.raw('case when published_at is null then 0 else 1 end as is_published')),
      contents: db('formation_contents')
        .where({ plan_id: ids['cataloguePlan'] ?? 0 })
        .orderBy(['order', 'name'])
        .select('name', 'kind', 'revision'),
    }),
    broken: ({ plan = [], contents = [] }) => [
      ...(plan.length === 0 && contents.length > 0 ? ['a deleted plan has no contents'] : []),
      ...(plan.some((row) => row['is_published'] === 1 && row['active'] === 1) && contents.length === 0
        ? ['a published plan has a content']
        : []),
    ],
  },
};
