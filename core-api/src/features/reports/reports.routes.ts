import { reports } from '@ruta/contracts/reports/reports.api';
import { serve } from '../../http/serve';
import type { ReportsService } from './reports.service';

export const reportsRoutes = (service: ReportsService) => [
  serve(reports.index, ({ actor, locale }) => Promise.resolve({ data: service.index(actor, locale) })),
  serve(reports.schools, ({ actor, query }) => service.schools(actor, query)),
  serve(reports.download, async ({ actor, params, query, locale }) => ({
    file: await service.download(actor, params.report, { ...query, locale }),
  })),
];
