import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Sharing the agenda of a school, and what was shared (SHA-01, SHA-02). */
export const sharingCoachPages = [
  lazyPage(sharingPages.coachShareAgenda, async () => (await import('./pages/ShareAgendaPage')).ShareAgendaPage),
  lazyPage(sharingPages.coachShareHistory, async () => (await import('./pages/ShareHistoryPage')).ShareHistoryPage),
  lazyPage(sharingPages.coachShareDetail, async () => (await import('./pages/ShareDetailPage')).ShareDetailPage),
];
