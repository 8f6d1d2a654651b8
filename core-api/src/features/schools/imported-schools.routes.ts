import { importedSchools } from '@ruta/contracts/schools/imported-schools.api';
import { serve } from '../../http/serve';
import type { ImportedSchoolsService } from './imported-schools.service';

export const importedSchoolsRoutes = (service: ImportedSchoolsService) => [
  serve(importedSchools.imported, async ({ actor, query }) => told(await service.list(actor, query))),
  serve(importedSchools.importedOfCycles, async ({ actor, query }) => told(await service.list(actor, query))),
  serve(importedSchools.importedOfCycle, async ({ actor, params, query }) =>
    told(await service.listOfCycle(actor, params.id, query)),
  ),
  serve(importedSchools.discardImported, async ({ actor, params }) => {
    await service.discard(actor, params.id);
    return DISCARDED;
  }),
  serve(importedSchools.discardImportedOfCycles, async ({ actor, params }) => {
    await service.discard(actor, params.id);
    return DISCARDED;
  }),
];

const DISCARDED = { data: null, message: 'schools.import-discarded' } as const;

/** A page with its sentence (HIE-06). */
const told = <Page extends { total: number }>(page: Page) => ({
  ...page,
  message: page.total > 0 ? ('schools.imported' as const) : ('schools.imported-none' as const),
});
