import { activitiesDuties } from './activities/activities.words';
import type { Text } from './locale';
import { visitsDuties } from './visits/visits.words';

/** Every kind of duty, with its title (ACT-07). */
export const DUTIES = {
  ...activitiesDuties,
  ...visitsDuties,
} as const satisfies Record<string, Text>;

export type DutyKey = keyof typeof DUTIES;
