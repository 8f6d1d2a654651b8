import { cyclesPages } from '@ruta/contracts/cycles/cycles.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

export const cyclesNavigation = {
  admin: {
    id: 'cycles',
    texts: defineTexts('cycles.navigation', { es: { label: 'Ciclos' }, en: { label: 'Cycles' } }),
    icon: 'calendarDays',
    letter: 'c',
    ability: 'cycle:write',
    page: cyclesPages.adminCycles,
  },
} satisfies Record<string, NavigationEntry>;
