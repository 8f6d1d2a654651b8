import { otherContentPages } from '@ruta/contracts/other-content/other-content.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The console of other content, for administrators and content designers (OTH-01). */
export const otherContentAdminPages = [
  lazyPage(
    otherContentPages.adminOtherContent,
    async () => (await import('./pages/ContentConsolePage')).ContentConsolePage,
  ),
];
