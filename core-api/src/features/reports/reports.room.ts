import type { Core } from '../../core';
import { reportsRoutes } from './reports.routes';
import { reportsService } from './reports.service';

export const reportsRoom = ({ db, clock, windows, reports }: Core) => ({
  routes: reportsRoutes(reportsService({ db, clock, windows, reports })),
});
