import { availabilityPages } from '@ruta/contracts/availability/availability.pages';
import { lazyPage } from '../../lib/lazy-page';

/** When an agent gives sessions (VC-04). */
export const availabilityAgentPages = [
  lazyPage(
    availabilityPages.agentAvailability,
    async () => (await import('./pages/AvailabilityPage')).AvailabilityPage,
  ),
];
