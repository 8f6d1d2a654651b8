import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The results of an accompanied school (DPI-03). */
export const dpiCoachPages = [
  lazyPage(dpiPages.coachDpiResult, async () => (await import('./pages/DpiResultPages')).CoachDpiResultPage),
];
