import { conferencesPages } from '@ruta/contracts/conferences/conferences.pages';
import { lazyPage } from '../../lib/lazy-page';
import { pagesFor } from '../../shared/AbilityGuard';

/** Video sessions of whoever may book, and booking one (VC-01, VC-02). */
export const conferencesSharedPages = [
  pagesFor('session:book', [
    lazyPage(conferencesPages.sessions, async () => (await import('./pages/SessionsPage')).SessionsPage),
    lazyPage(conferencesPages.bookSession, async () => (await import('./pages/BookingPage')).BookingPage),
  ]),
];
