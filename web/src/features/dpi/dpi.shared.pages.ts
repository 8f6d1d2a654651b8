import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { lazyPage } from '../../lib/lazy-page';
import { pagesFor } from '../../shared/AbilityGuard';

/** Answering the diagnostic: teachers, too, though its address is the scholastic area’s. */
export const dpiSharedPages = [
  pagesFor('dpi:answer', [lazyPage(dpiPages.dpi, async () => (await import('./pages/DpiPage')).DpiPage)]),
];
