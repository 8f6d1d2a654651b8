import { pillLibraryPages } from '@ruta/contracts/pills/pill-library.pages';
import { lazyPage } from '../../lib/lazy-page';
import { pagesFor } from '../../shared/AbilityGuard';

/** The library and its player, for every role that watches (PIL-03). */
export const pillsSharedPages = [
  pagesFor('pill:watch', [
    lazyPage(pillLibraryPages.pills, async () => (await import('./pages/LibraryPage')).LibraryPage),
    lazyPage(pillLibraryPages.pill, async () => (await import('./pages/PillPage')).PillPage),
  ]),
];
