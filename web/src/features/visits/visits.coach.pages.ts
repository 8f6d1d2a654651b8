import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { lazyPage } from '../../lib/lazy-page';

const detail = async () => (await import('./pages/VisitDetailPage')).VisitDetailPage;
const edit = async () => (await import('./pages/VisitEditPage')).VisitEditPage;

/** Pages of visits for coaches (VIS-01 to VIS-07). */
export const visitsCoachPages = [
  lazyPage(visitsPages.coachVisits, async () => (await import('./pages/VisitListPage')).VisitListPage),
  lazyPage(visitsPages.coachVisitCreate, async () => (await import('./pages/VisitCreatePage')).VisitCreatePage),
  lazyPage(visitsPages.coachVisitEdit, edit),
  lazyPage(visitsPages.coachVisitEditDraft, edit),
  lazyPage(visitsPages.coachVisitStart, async () => (await import('./pages/VisitStartPage')).VisitStartPage),
  lazyPage(visitsPages.coachVisitPdf, async () => (await import('./pages/VisitPdfPage')).VisitPdfPage),
  lazyPage(
    visitsPages.coachVisitRescheduled,
    async () => (await import('./pages/VisitReschedulesPage')).VisitReschedulesPage,
  ),
  lazyPage(visitsPages.coachVisitDetail, detail),
  lazyPage(visitsPages.coachVisitAgendaDetail, detail),
];
