import { pfiPages } from '@ruta/contracts/pfi/pfi.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The yearly plan of one’s own school, and dating it (PFI-01, PFI-02). */
export const pfiScholasticPages = [
  lazyPage(pfiPages.scholasticPfi, async () => (await import('./pages/PfiPages')).ScholasticPfiPage),
  lazyPage(
    pfiPages.scholasticPfiEstablish,
    async () => (await import('./pages/PfiEstablishPages')).ScholasticPfiEstablishPage,
  ),
];
