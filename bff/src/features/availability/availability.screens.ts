import { availability } from '@ruta/contracts/availability/availability.api';
import { agentAvailability } from '@ruta/contracts/availability/availability.screens';
import { serveScreen, type ServedScreen } from '../../kit/screen';

/** The hours of the agent who reads (VC-04). */
const servedAvailability = serveScreen(agentAvailability, async ({ core }) => (await core.get(availability.get)).data);

export const servedAvailabilities: readonly ServedScreen[] = [servedAvailability];
