import type { RacePlace, RoomRaces } from '../../testing/races';
import { formationPlanOf } from './pfp.testing';

/** A published plan that nobody has opened. */
const unopened = async ({ cycle, insert }: RacePlace) => ({
  ids: { formationPlan: await formationPlanOf(insert, cycle) },
});

/** One person opens two contents of a plan at once (PFP-01). */
export const pfpRaces: RoomRaces = {
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
};
