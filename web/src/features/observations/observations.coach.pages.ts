import { observationsPages } from '@ruta/contracts/observations/observations.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Pages of observations for coaches (OBS-01, OBS-02, OBS-04). */
export const observationsCoachPages = [
  lazyPage(observationsPages.coachGuides, async () => (await import('./pages/GuidesPage')).GuidesPage),
  lazyPage(observationsPages.coachGuide, async () => (await import('./pages/RunPage')).RunPage),
  lazyPage(observationsPages.coachProfessors, async () => (await import('./pages/ProfessorsPage')).ProfessorsPage),
];
