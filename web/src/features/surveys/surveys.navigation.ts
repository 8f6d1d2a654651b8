import { ratingEntries } from '@ruta/contracts/surveys/rating-entries';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

const entry = {
  id: 'ratings',
  texts: defineTexts('surveys.navigation', { es: { label: 'Valoraciones' }, en: { label: 'Ratings' } }),
  icon: 'plan',
  letter: 'r',
  ability: 'activity:read',
} as const;

export const surveysNavigation = {
  coach: { ...entry, page: ratingEntries.coachRatings },
  scholastic: { ...entry, page: ratingEntries.scholasticRatings },
  professor: { ...entry, page: ratingEntries.professorRatings },
} satisfies Record<string, NavigationEntry>;
