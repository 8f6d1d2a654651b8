import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Pages of visits for school staff, who read them (VIS-07). */
export const visitsScholasticPages = [
  lazyPage(
    visitsPages.scholasticVisits,
    async () => (await import('./pages/ScholasticVisitListPage')).ScholasticVisitListPage,
  ),
  lazyPage(
    visitsPages.scholasticVisitDetail,
    async () => (await import('./pages/ScholasticVisitDetailPage')).ScholasticVisitDetailPage,
  ),
];
