import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The results of one’s own school (DPI-03, REP-04). */
export const dpiScholasticPages = [
  lazyPage(dpiPages.scholasticDpiResult, async () => (await import('./pages/DpiResultPages')).ScholasticDpiResultPage),
];
