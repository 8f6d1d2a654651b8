import { notifications } from '@ruta/contracts/notifications/notifications.api';
import { serve } from '../../http/serve';
import type { NotificationsService } from './notifications.service';

export const notificationsRoutes = (service: NotificationsService) => [
  serve(notifications.list, ({ actor, query, locale }) => service.list(actor, query, locale)),
  serve(notifications.markAsRead, async ({ actor, params }) => ({ data: await service.markAsRead(actor, params.id) })),
  serve(notifications.markAllAsRead, async ({ actor }) => ({ data: await service.markAllAsRead(actor) })),
];
