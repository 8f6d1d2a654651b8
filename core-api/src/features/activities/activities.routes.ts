import { activities } from '@ruta/contracts/activities/activities.api';
import { serve } from '../../http/serve';
import type { ActivitiesService } from './activities.service';

export const activitiesRoutes = (service: ActivitiesService) => [
  serve(activities.assistants, ({ actor, query }) => service.assistants(actor, query)),
  serve(activities.record, async ({ actor, query }) => ({ data: await service.record(actor, query.activity_id) })),
  serve(activities.setAttendance, async ({ actor, body }) => ({
    data: await service.setAttendance(actor, body),
    message: 'activities.attendance-saved',
  })),
  serve(activities.setObservations, async ({ actor, body }) => ({
    data: await service.setObservations(actor, body),
    message: 'activities.observations-saved',
  })),
];
