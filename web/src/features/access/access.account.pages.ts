import { accessPages } from '@ruta/contracts/access/access.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Pages of the own account (ACC-03 to ACC-07). */
export const accessAccountPages = [
  lazyPage(accessPages.profile, async () => (await import('./pages/ProfilePage')).ProfilePage),
  lazyPage(accessPages.security, async () => (await import('./pages/SecurityPage')).SecurityPage),
];
