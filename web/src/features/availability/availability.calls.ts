import type { availability } from '@ruta/contracts/availability/availability.api';
import type { Availability, SingleForm, WeeklyForm } from '@ruta/contracts/availability/availability.schema';
import type { agentAvailability } from '@ruta/contracts/availability/availability.screens';
import { call, route, screenRoute } from '../../lib/api';

export const availabilityScreen = screenRoute<typeof agentAvailability>('agent', '/availability');

const saveWeekly = route<typeof availability.saveWeekly>('put', '/schedules/agent/:id/availabilities');
const saveUnavailable = route<typeof availability.saveUnavailable>('put', '/schedules/agent/:id/unavailabilities');
const saveEmergency = route<typeof availability.saveEmergency>('put', '/schedules/agent/:id/emergencies');
const deleteWeekly = route<typeof availability.deleteWeekly>(
  'delete',
  '/schedules/agent/:id/availabilities/:availability_id',
);
const deleteUnavailable = route<typeof availability.deleteUnavailable>(
  'delete',
  '/schedules/agent/:id/unavailabilities/:availability_id',
);
const deleteEmergency = route<typeof availability.deleteEmergency>(
  'delete',
  '/schedules/agent/:id/emergencies/:availability_id',
);

/** Saves a window of an agent’s week. */
export const saveWindow = (id: number, body: WeeklyForm) => call(saveWeekly, { params: { id }, body });

/** Saves hours of a date. */
export const saveDate = (setting: 'unavailability' | 'emergency', id: number, body: SingleForm) =>
  setting === 'emergency'
    ? call(saveEmergency, { params: { id }, body })
    : call(saveUnavailable, { params: { id }, body });

/** Deletes hours of an agent as they were seen. */
export function deleteHours(agentId: number, { id, setting, revision }: Availability) {
  const at = { params: { id: agentId, availability_id: id }, query: { revision: String(revision) } };
  if (setting === 'availability') return call(deleteWeekly, at);
  return setting === 'emergency' ? call(deleteEmergency, at) : call(deleteUnavailable, at);
}

/** Addresses to reload after hours changed. */
export const AVAILABILITY: readonly string[] = ['/availability'];
