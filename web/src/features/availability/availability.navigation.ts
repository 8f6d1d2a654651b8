import { availabilityPages } from '@ruta/contracts/availability/availability.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

export const availabilityNavigation = {
  agent: {
    id: 'availability',
    texts: defineTexts('availability.navigation', { es: { label: 'Disponibilidad' }, en: { label: 'Availability' } }),
    icon: 'clock',
    letter: 'd',
    ability: 'availability:manage',
    page: availabilityPages.agentAvailability,
  },
} satisfies Record<string, NavigationEntry>;
