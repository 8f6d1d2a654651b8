import { pfp } from '@ruta/contracts/pfp/pfp.api';
import { serve } from '../../http/serve';
import type { ConsultingService } from './consulting.service';
import type { FiguresService } from './figures.service';
import type { ReadingService } from './reading.service';
import type { WatchingService } from './watching.service';

interface Services {
  watching: WatchingService;
  reading: ReadingService;
  consulted: ConsultingService;
  figures: FiguresService;
}

export const pfpRoutes = ({ reading, consulted, watching, figures }: Services) => [
  serve(pfp.list, ({ actor, query, locale }) => reading.list(actor, query, locale)),
  serve(pfp.get, ({ actor, params, query, locale }) => reading.get(actor, params.id, query.school_id, locale)),
  serve(pfp.summary, async ({ actor, query }) => ({ data: await figures.summary(actor, query) })),
  serve(pfp.statistics, async ({ actor, query }) => ({ data: await figures.statistics(actor, query.filter) })),
  serve(pfp.content, async ({ actor, params }) => ({ file: await reading.file(actor, params.id) })),
  serve(pfp.captions, async ({ actor, params }) => ({ file: await reading.captions(actor, params.id) })),
  serve(pfp.progress, async ({ actor, params, body }) => ({ data: await watching(actor, params.id, body) })),
  serve(pfp.consulted, async ({ actor, params, body }) => ({ data: await consulted(actor, params.id, body) })),
];
