import { observationsPages } from '@ruta/contracts/observations/observations.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

export const observationsNavigation = {
  coach: {
    id: 'observations',
    texts: defineTexts('observations.navigation', {
      es: { label: 'Observaciones' },
      en: { label: 'Observations' },
    }),
    icon: 'file',
    letter: 'o',
    ability: 'observation:read',
    page: observationsPages.coachGuides,
    alsoOn: [observationsPages.coachGuide, observationsPages.coachProfessors],
  },
} satisfies Record<string, NavigationEntry>;
