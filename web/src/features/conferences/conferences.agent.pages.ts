import { conferencesPages } from '@ruta/contracts/conferences/conferences.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The sessions that an agent gives by months, as a list, and one of them (VC-04, VC-05). */
export const conferencesAgentPages = [
  lazyPage(
    conferencesPages.agentConferences,
    async () => (await import('./pages/ConferenceListPages')).AgentConferencesPage,
  ),
  lazyPage(conferencesPages.agentConference, async () => (await import('./pages/ConferencePages')).AgentConferencePage),
  lazyPage(conferencesPages.agentSessions, async () => (await import('./pages/AgentSessionsPage')).AgentSessionsPage),
];
