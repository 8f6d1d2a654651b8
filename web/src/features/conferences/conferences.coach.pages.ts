import { conferencesPages } from '@ruta/contracts/conferences/conferences.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Sessions within reach, and one of them (VC-07). */
export const conferencesCoachPages = [
  lazyPage(
    conferencesPages.coachConferences,
    async () => (await import('./pages/ConferenceListPages')).CoachConferencesPage,
  ),
  lazyPage(conferencesPages.coachConference, async () => (await import('./pages/ConferencePages')).CoachConferencePage),
];
