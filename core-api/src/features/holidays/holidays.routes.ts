import { holidays } from '@ruta/contracts/holidays/holidays.api';
import type { HolidayImpact, HolidaySuggestion } from '@ruta/contracts/holidays/holiday.schema';
import { serve } from '../../http/serve';
import type { Actor } from '../../kernel/actor';
import type { HolidaysService } from './holidays.service';

interface HolidaysRoutesDeps {
  service: HolidaysService;
  suggestions: (actor: Actor, year: number) => Promise<HolidaySuggestion[]>;
  impact: (actor: Actor, ids: readonly number[]) => Promise<HolidayImpact>;
}

export const holidaysRoutes = ({ service, suggestions, impact }: HolidaysRoutesDeps) => [
  serve(holidays.list, async ({ actor, query }) => ({ data: await service.list(actor, query) })),
  serve(holidays.save, async ({ actor, body }) => ({
    data: await service.save(actor, body.holidays),
    message: 'holidays.saved',
  })),
  serve(holidays.delete, async ({ actor, params, query }) => {
    await service.delete(actor, params.id, query.revision);
    return { data: null, message: 'holidays.deleted' };
  }),
  serve(holidays.suggestions, async ({ actor, query }) => ({ data: await suggestions(actor, query.year) })),
  serve(holidays.impact, async ({ actor, query }) => ({ data: await impact(actor, query.ids) })),
];
