import { conferencesPages } from '@ruta/contracts/conferences/conferences.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Sessions within reach, and one of them (VC-07). */
export const conferencesScholasticPages = [
  lazyPage(
    conferencesPages.scholasticConferences,
    async () => (await import('./pages/ConferenceListPages')).ScholasticConferencesPage,
  ),
  lazyPage(
    conferencesPages.scholasticConference,
    async () => (await import('./pages/ConferencePages')).ScholasticConferencePage,
  ),
];
