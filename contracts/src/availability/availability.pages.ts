import { page } from '../kit/page-path';

/** The page on which an agent sets their hours (VC-04). */
export const availabilityPages = { agentAvailability: page('/agent/availability') };
