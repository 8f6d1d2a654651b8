import { pillsPages } from '@ruta/contracts/pills/pills.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The consoles of the video library, for administrators and content designers (PIL-01, PIL-02). */
export const pillsAdminPages = [
  lazyPage(pillsPages.adminPills, async () => (await import('./pages/PillConsolePage')).PillConsolePage),
  lazyPage(pillsPages.adminPillCategories, async () => (await import('./pages/CategoriesPage')).CategoriesPage),
];
