import { conferencesPages } from '@ruta/contracts/conferences/conferences.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The sessions that an agent gives (VC-04). */
export const conferencesAgentPages = [
  lazyPage(conferencesPages.agentSessions, async () => (await import('./pages/AgentSessionsPage')).AgentSessionsPage),
];
