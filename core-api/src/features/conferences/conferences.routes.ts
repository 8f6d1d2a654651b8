import { conferences } from '@ruta/contracts/conferences/conferences.api';
import { cancelReasons } from '@ruta/contracts/conferences/reasons';
import { serve } from '../../http/serve';
import type { BookingService } from './booking.service';
import type { ConferencesService } from './conferences.service';

interface Services {
  service: ConferencesService;
  booking: BookingService;
}

export const conferencesRoutes = ({ service, booking }: Services) => [
  serve(conferences.themes, async ({ actor, locale }) => ({ data: await service.themes(actor, locale) })),
  serve(conferences.slots, async ({ actor, query }) => ({ data: await service.slots(actor, query) })),
  serve(conferences.own, async ({ actor, locale, query }) => ({ data: await service.booked(actor, locale, query) })),
  serve(conferences.ofAgent, async ({ actor, locale, query }) => ({ data: await service.given(actor, locale, query) })),
  serve(conferences.inReach, async ({ actor, locale, query }) => ({
    data: await service.inReach(actor, locale, query),
  })),
  serve(conferences.given, ({ actor, locale, query }) => service.list(actor, locale, { ...query, scope: 'given' })),
  serve(conferences.reasons, ({ locale, query }) => Promise.resolve({ data: cancelReasons(query.audience, locale) })),
  serve(conferences.list, ({ actor, locale, query }) => service.list(actor, locale, query)),
  serve(conferences.get, async ({ actor, locale, params }) => ({ data: await service.get(actor, locale, params.id) })),
  serve(conferences.book, async ({ actor, locale, body }) => ({
    data: await booking.book(actor, locale, body),
    message: 'conferences.booked',
  })),
  serve(conferences.cancel, async ({ actor, locale, params, body }) => ({
    data: await booking.cancel(actor, locale, params.id, body.reason),
    message: 'conferences.cancelled',
  })),
  serve(conferences.join, async ({ actor, params }) => ({ data: await booking.join(actor, params.id) })),
];
