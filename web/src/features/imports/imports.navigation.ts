import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { importsPages } from '@ruta/contracts/imports/imports.pages';
import { pfiPages } from '@ruta/contracts/pfi/pfi.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

export const importsNavigation = {
  admin: {
    id: 'catalogues',
    texts: defineTexts('imports.navigation', { es: { label: 'Catálogos' }, en: { label: 'Catalogues' } }),
    icon: 'folder',
    letter: 't',
    ability: 'catalog:manage',
    page: importsPages.adminCatalogues,
    alsoOn: [dpiPages.adminDpiBank, pfiPages.adminCentralActivities],
  },
} satisfies Record<string, NavigationEntry>;
