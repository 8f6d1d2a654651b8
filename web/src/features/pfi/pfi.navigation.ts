import { pfiPages } from '@ruta/contracts/pfi/pfi.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

const entry = {
  id: 'pfi',
  texts: defineTexts('pfi.navigation', { es: { label: 'Plan del año' }, en: { label: 'Yearly plan' } }),
  icon: 'calendarDays',
  letter: 'f',
  ability: 'pfi:read',
} as const;

export const pfiNavigation = {
  coach: { ...entry, page: pfiPages.coachPfi },
  scholastic: { ...entry, page: pfiPages.scholasticPfi },
} satisfies Record<string, NavigationEntry>;
