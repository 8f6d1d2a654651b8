import { pfp } from '@ruta/contracts/pfp/pfp.api';
import { serve } from '../../http/serve';
import type { ConsultingService } from './consulting.service';
import type { ReadingService } from './reading.service';

interface Services {
  reading: ReadingService;
  consulted: ConsultingService;
}

export const pfpRoutes = ({ reading, consulted }: Services) => [
  serve(pfp.list, ({ actor, query, locale }) => reading.list(actor, query, locale)),
  serve(pfp.get, ({ actor, params, query, locale }) => reading.get(actor, params.id, query.school_id, locale)),
  serve(pfp.content, async ({ actor, params }) => ({ file: await reading.file(actor, params.id) })),
  serve(pfp.consulted, async ({ actor, params, body }) => ({ data: await consulted(actor, params.id, body) })),
];
