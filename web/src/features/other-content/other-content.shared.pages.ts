import { otherContentPages } from '@ruta/contracts/other-content/other-content.pages';
import { lazyPage } from '../../lib/lazy-page';
import { pagesFor } from '../../shared/AbilityGuard';

/** Other content (OTH-01) and the embedded pages (OTH-02), for every role that reads content. */
export const otherContentSharedPages = [
  pagesFor('content:read', [
    lazyPage(otherContentPages.content, async () => (await import('./pages/ContentPage')).ContentPage),
    lazyPage(otherContentPages.intelligence, async () => (await import('./pages/EmbeddedPages')).IntelligencePage),
    lazyPage(otherContentPages.fundamentacion, async () => (await import('./pages/EmbeddedPages')).FundamentacionPage),
  ]),
];
