import type { ShareableActivity, SharedAgenda } from '@ruta/contracts/sharing/sharing.schema';
import { useTexts } from '../../lib/i18n';
import { activityTypeTexts } from './type.texts';

/** The types in the order in which they are chosen from. */
export const ACTIVITY_TYPE_ORDER: readonly ShareableActivity['type'][] = [
  'SchoolVisitActivity',
  'PfiActivity',
  'PaiSchoolActivity',
  'PaiCoachActivity',
  'CustomActivity',
];

/** Names the types of a sharing in their order. */
export function useTypeNames() {
  const t = useTexts(activityTypeTexts);
  return (types: SharedAgenda['types']): string =>
    ACTIVITY_TYPE_ORDER.filter((type) => types.includes(type))
      .map((type) => t(type))
      .join(', ');
}
