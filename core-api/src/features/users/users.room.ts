import type { Core } from '../../core';
import { purge } from './purge';
import { userDeliveries } from './user.events';
import { userReader } from './user.reader';
import { usersRoutes } from './users.routes';
import { usersService } from './users.service';

export const usersRoom = (core: Core) => ({
  deliveries: userDeliveries(core.db),
  routes: usersRoutes(usersService({ ...core, reader: userReader() }), purge(core)),
});
