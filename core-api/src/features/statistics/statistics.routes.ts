import { statistics } from '@ruta/contracts/statistics/statistics.api';
import { serve } from '../../http/serve';
import type { StatisticsService } from './statistics.service';

export const statisticsRoutes = (service: StatisticsService) => [
  serve(statistics.cards, ({ actor, query }) => service.cards(actor, query.filter)),
];
