import { pillsPages } from '@ruta/contracts/pills/pills.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

export const pillConsoleNavigation = {
  admin: {
    id: 'pills',
    texts: defineTexts('pills.console.navigation', {
      es: { label: 'Catálogo de píldoras' },
      en: { label: 'Pill catalogue' },
    }),
    icon: 'folder',
    ability: 'pill:manage',
    page: pillsPages.adminPills,
    alsoOn: [pillsPages.adminPillCategories],
  },
} as const satisfies Record<string, NavigationEntry>;
