import { pfiPages } from '@ruta/contracts/pfi/pfi.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The central activities of a cycle by hand, for administrators and content designers (PFI-02). */
export const pfiAdminPages = [
  lazyPage(
    pfiPages.adminCentralActivities,
    async () => (await import('./pages/CentralActivitiesPage')).CentralActivitiesPage,
  ),
];
