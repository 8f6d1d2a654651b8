import { surveyEntries } from '@ruta/contracts/surveys/survey-entries';
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
  coach: { ...entry, page: surveyEntries.coachRatings },
  scholastic: { ...entry, page: surveyEntries.scholasticRatings },
  professor: { ...entry, page: surveyEntries.professorRatings },
} satisfies Record<string, NavigationEntry>;
