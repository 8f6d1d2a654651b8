import { hierarchyPages } from '@ruta/contracts/hierarchy/hierarchy.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

export const hierarchyNavigation = {
  admin: {
    id: 'hierarchy',
    texts: defineTexts('hierarchy.navigation', { es: { label: 'Jerarquía' }, en: { label: 'Hierarchy' } }),
    icon: 'building',
    letter: 'j',
    ability: 'hierarchy:write',
    page: hierarchyPages.adminHierarchy,
    alsoOn: [hierarchyPages.prepareHierarchy, hierarchyPages.adminHandover],
  },
} satisfies Record<string, NavigationEntry>;
