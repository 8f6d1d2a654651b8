import { importsPages } from '@ruta/contracts/imports/imports.pages';
import { schoolsPages } from '@ruta/contracts/schools/schools.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

export const schoolsNavigation = {
  admin: {
    id: 'schools',
    texts: defineTexts('schools.navigation', { es: { label: 'Escuelas' }, en: { label: 'Schools' } }),
    icon: 'school',
    letter: 'e',
    ability: 'school:write',
    page: schoolsPages.adminSchools,
    alsoOn: [importsPages.adminImports],
  },
} satisfies Record<string, NavigationEntry>;
