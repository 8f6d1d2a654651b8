import type { Core } from '../../core';
import { reportsRoutes, scholasticReportsRoutes } from './reports.routes';
import { reportsService } from './reports.service';
import { scholasticService } from './scholastic.service';

export const reportsRoom = ({ db, clock, windows, reports }: Core) => {
  const deps = { db, clock, windows, reports };
  return { routes: [...reportsRoutes(reportsService(deps)), ...scholasticReportsRoutes(scholasticService(deps))] };
};
