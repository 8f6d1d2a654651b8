import { conferencesPages } from '@ruta/contracts/conferences/conferences.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Sessions within reach, and one of them (VC-07). */
export const conferencesAdminPages = [
  lazyPage(
    conferencesPages.adminConferences,
    async () => (await import('./pages/ConferenceListPages')).AdminConferencesPage,
  ),
  lazyPage(conferencesPages.adminConference, async () => (await import('./pages/ConferencePages')).AdminConferencePage),
];
