import { schools } from '@ruta/contracts/schools/schools.api';
import { serve } from '../../http/serve';
import type { SchoolsAdministration } from './schools.administration';
import type { SchoolsService } from './schools.service';

export const schoolsRoutes = (service: SchoolsService, administration: SchoolsAdministration) => [
  serve(schools.list, ({ actor, query }) => service.list(actor, query)),
  serve(schools.get, async ({ actor, params, query }) => ({
    data: await service.get(actor, params.id, { cycle_id: query.cycle_id }),
  })),
  serve(schools.update, async ({ actor, params, body }) => ({
    data: await administration.update(actor, params.id, body),
    message: 'schools.saved',
  })),
  serve(schools.updateName, async ({ actor, body }) => ({
    data: await administration.rename(actor, body.id, body.name),
    message: 'schools.saved',
  })),
  serve(schools.states, async () => ({ data: await service.states() })),
  serve(schools.delete, async ({ actor, params }) => {
    await administration.delete(actor, params.id);
    return { data: null, message: 'schools.deleted' };
  }),
];
