import { reports } from '@ruta/contracts/reports/reports.api';
import { scholasticReports } from '@ruta/contracts/reports/scholastic-reports.api';
import { serve } from '../../http/serve';
import type { ReportsService } from './reports.service';
import type { ScholasticService } from './scholastic.service';

export const reportsRoutes = (service: ReportsService) => [
  serve(reports.index, ({ actor, locale }) => Promise.resolve({ data: service.index(actor, locale) })),
  serve(reports.schools, ({ actor, query }) => service.schools(actor, query)),
  serve(reports.download, async ({ actor, params, query, locale }) => ({
    file: await service.download(actor, params.report, { ...query, locale }),
  })),
];

export const scholasticReportsRoutes = (service: ScholasticService) => [
  serve(scholasticReports.index, ({ actor, locale }) => Promise.resolve({ data: service.index(actor, locale) })),
  serve(scholasticReports.get, async ({ actor, params, query, locale }) => ({
    data: await service.get(actor, params, query.school_id, locale),
  })),
  serve(scholasticReports.download, async ({ actor, params, query, locale }) => ({
    file: await service.download(actor, params, { ...query, locale }),
  })),
];
