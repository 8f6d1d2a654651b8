import { paiPages } from '@ruta/contracts/pai/pai.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The plan of an accompanied school (PAI-02). */
export const paiCoachPages = [lazyPage(paiPages.coachPai, async () => (await import('./pages/PaiPages')).CoachPaiPage)];
