import { activitiesPages } from '@ruta/contracts/activities/activities.pages';
import { defineTexts } from '../../lib/i18n';
import type { Verb } from '../../shared/navigation';

const verb = {
  id: 'activity.create',
  texts: defineTexts('activities.verbs', { es: { label: 'Nueva actividad' }, en: { label: 'New activity' } }),
  icon: 'plus',
  ability: 'activity:create',
} as const;

export const activitiesVerbs = {
  coach: { ...verb, page: activitiesPages.coachActivityCreate },
  scholastic: { ...verb, page: activitiesPages.scholasticActivityCreate },
} satisfies Record<string, Verb>;
