import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';
import { lazyPage } from '../../lib/lazy-page';

/** What was shared with a leader (SHA-02). */
export const sharingScholasticPages = [
  lazyPage(
    sharingPages.scholasticSharedAgendas,
    async () => (await import('./pages/ReceivedPages')).ScholasticReceivedListPage,
  ),
  lazyPage(
    sharingPages.scholasticSharedAgenda,
    async () => (await import('./pages/ReceivedPages')).ScholasticReceivedPage,
  ),
];
