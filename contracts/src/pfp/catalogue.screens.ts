import { z } from 'zod';
import { queryId } from '../kit/fields';
import { screen } from '../kit/screen';
import { CatalogueDetail, CataloguePlan } from './catalogue.schema';

const FormationCatalogue = z.object({
  cycle: CataloguePlan.shape.cycle.nullable().describe('Null where there is no cycle'),
  plans: z.array(CataloguePlan),
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
