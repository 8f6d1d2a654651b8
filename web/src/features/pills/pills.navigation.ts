import { pillLibraryPages } from '@ruta/contracts/pills/pill-library.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

export const pillsNavigation = {
  reader: {
    id: 'pill-library',
    texts: defineTexts('pills.navigation', { es: { label: 'Píldoras' }, en: { label: 'Pills' } }),
    icon: 'video',
    ability: 'pill:watch',
    page: pillLibraryPages.pills,
  },
} satisfies Record<string, NavigationEntry>;
