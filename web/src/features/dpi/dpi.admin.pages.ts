import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The bank of the diagnostic, for administrators and content designers (DPI-02). */
export const dpiAdminPages = [
  lazyPage(dpiPages.adminDpiBank, async () => (await import('./pages/DpiBankPage')).DpiBankPage),
];
