import type { ShareableActivity } from '@ruta/contracts/sharing/sharing.schema';

/** The types in the order in which they are chosen from. */
export const ACTIVITY_TYPE_ORDER: readonly ShareableActivity['type'][] = [
  'SchoolVisitActivity',
  'PfiActivity',
  'PaiSchoolActivity',
  'PaiCoachActivity',
  'CustomActivity',
];
