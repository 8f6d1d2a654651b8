import { z } from 'zod';
import { queryId } from '../kit/fields';
import { screen } from '../kit/screen';
import { CatalogueDetail, CataloguePlan } from './catalogue.schema';

const FormationCatalogue = z.object({
  cycle: CataloguePlan.shape.cycle.nullable().describe('Null where there is no cycle'),
  plans: z.array(CataloguePlan),
  cycles: z
    .array(z.object({ id: CataloguePlan.shape.id, period: z.string() }))
    .describe('The cycles whose plans may be looked at, newest first; none for who may not read cycles'),
});
export type FormationCatalogue = z.infer<typeof FormationCatalogue>;

const ability = 'formation:manage';

/** The catalogue of formation plans (PFP-01). */
export const adminFormationPlans = screen({
  area: 'admin',
  ability,
  path: '/formation-plans',
  query: z.strictObject({ cycle: queryId.optional() }),
  reply: FormationCatalogue,
});
export const adminFormationPlan = screen({
  area: 'admin',
  ability,
  path: '/formation-plans/:id',
  reply: CatalogueDetail,
});
