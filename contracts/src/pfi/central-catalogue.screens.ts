import { z } from 'zod';
import { queryId } from '../kit/fields';
import { screen } from '../kit/screen';
import { CatalogueCentral, CentralCycle, CentralSurvey } from './central-catalogue.schema';

const CentralCatalogue = z.object({
  cycle: CentralCycle.nullable().describe('Null where there is no cycle'),
  centrals: z.array(CatalogueCentral),
  surveys: z.array(CentralSurvey),
  cycles: z
    .array(z.object({ id: CentralCycle.shape.id, period: z.string() }))
    .describe('The cycles that may be looked at, newest first; none for who may not read cycles'),
});
export type CentralCatalogue = z.infer<typeof CentralCatalogue>;

/** The central activities of a cycle by hand (PFI-02). */
export const adminCentralActivities = screen({
  area: 'admin',
  ability: 'catalog:manage',
  path: '/central-activities',
  query: z.strictObject({ cycle: queryId.optional() }),
  reply: CentralCatalogue,
});
