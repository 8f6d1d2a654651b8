import { homePages } from '@ruta/contracts/home.pages';
import { availabilityAgentPages } from '../../features/availability/availability.agent.pages';
import { conferencesAgentPages } from '../../features/conferences/conferences.agent.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The agents' pages, one line per room. */
export const agentPages = [
  lazyPage(homePages.agent, async () => (await import('../home/SoonHome')).SoonHome),
  ...availabilityAgentPages,
  ...conferencesAgentPages,
];
