import { surveysPages } from '@ruta/contracts/surveys/surveys.pages';
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
  coach: { ...entry, page: surveysPages.coachRatings },
  scholastic: { ...entry, page: surveysPages.scholasticRatings },
  professor: { ...entry, page: surveysPages.professorRatings },
} satisfies Record<string, NavigationEntry>;
