import { holidaysPages } from '@ruta/contracts/holidays/holidays.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

export const holidaysNavigation = {
  admin: {
    id: 'holidays',
    texts: defineTexts('holidays.navigation', { es: { label: 'Días inhábiles' }, en: { label: 'Holidays' } }),
    icon: 'calendar',
    letter: 'd',
    ability: 'holiday:manage',
    page: holidaysPages.adminHolidays,
  },
} satisfies Record<string, NavigationEntry>;
