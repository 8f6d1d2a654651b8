import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The page that stops letters with changes, open without a session (SHA-01). */
export const sharingOutsidePages = [
  lazyPage(sharingPages.calendarChanges, async () => (await import('./pages/StopChangesPage')).StopChangesPage),
];
