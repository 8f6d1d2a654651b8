import { screen } from '../kit/screen';
import { AgentAvailability } from './availability.schema';

/** The hours of the agent who reads (VC-04). */
export const agentAvailability = screen({ area: 'agent', path: '/availability', reply: AgentAvailability });

export const availabilityScreens = { agentAvailability };
