import { paiPages } from '@ruta/contracts/pai/pai.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The plan of one’s own school, and establishing it (PAI-01, PAI-02). */
export const paiScholasticPages = [
  lazyPage(paiPages.scholasticPai, async () => (await import('./pages/PaiPages')).ScholasticPaiPage),
  lazyPage(paiPages.scholasticPaiEstablish, async () => (await import('./pages/PaiEstablishPage')).PaiEstablishPage),
];
