import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

const entry = {
  id: 'visits',
  texts: defineTexts('visits.navigation', { es: { label: 'Visitas' }, en: { label: 'Visits' } }),
  icon: 'visit',
  letter: 'v',
  ability: 'visit:read',
} as const;

export const visitsNavigation = {
  coach: { ...entry, page: visitsPages.coachVisits },
  scholastic: { ...entry, page: visitsPages.scholasticVisits },
} satisfies Record<string, NavigationEntry>;
