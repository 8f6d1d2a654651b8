import { availability } from '@ruta/contracts/availability/availability.api';
import type { AvailabilitySetting } from '@ruta/contracts/availability/availability.schema';
import type { z } from 'zod';
import { serve } from '../../http/serve';
import type { AvailabilityService, HoursForm } from './availability.service';

type Single = z.output<typeof availability.saveUnavailable.body>;

const ofDate = (setting: AvailabilitySetting, { mode: _, ...form }: Single): HoursForm => ({
  ...form,
  ...{ setting, weekdays: [] },
});

export const availabilityRoutes = (service: AvailabilityService) => [
  serve(availability.get, async ({ actor, query }) => ({ data: await service.get(actor, query.agent_id) })),
  serve(availability.saveWeekly, async ({ actor, params, body: { mode: _, weekday, also, ...form } }) => ({
    data: await service.save(actor, params.id, {
      ...{ ...form, setting: 'availability', weekdays: [weekday, ...also], single: null },
    }),
    message: 'availability.saved',
  })),
  serve(availability.saveUnavailable, async ({ actor, params, body }) => ({
    data: await service.save(actor, params.id, ofDate('unavailability', body)),
    message: 'availability.saved',
  })),
  serve(availability.saveEmergency, async ({ actor, params, body }) => ({
    data: await service.save(actor, params.id, ofDate('emergency', body)),
    message: 'availability.saved',
  })),
  serve(availability.deleteWeekly, async ({ actor, params: { id, availability_id }, query }) => {
    await service.delete(actor, id, { id: availability_id, setting: 'availability', ...query });
    return { data: null, message: 'availability.deleted' };
  }),
  serve(availability.deleteUnavailable, async ({ actor, params: { id, availability_id }, query }) => {
    await service.delete(actor, id, { id: availability_id, setting: 'unavailability', ...query });
    return { data: null, message: 'availability.deleted' };
  }),
  serve(availability.deleteEmergency, async ({ actor, params: { id, availability_id }, query }) => {
    await service.delete(actor, id, { id: availability_id, setting: 'emergency', ...query });
    return { data: null, message: 'availability.deleted' };
  }),
];
