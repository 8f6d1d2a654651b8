import { pfiPages } from '@ruta/contracts/pfi/pfi.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The yearly plan of an accompanied school, and dating it (PFI-01, PFI-02). */
export const pfiCoachPages = [
  lazyPage(pfiPages.coachPfi, async () => (await import('./pages/PfiPages')).CoachPfiPage),
  lazyPage(pfiPages.coachPfiEstablish, async () => (await import('./pages/PfiEstablishPages')).CoachPfiEstablishPage),
];
