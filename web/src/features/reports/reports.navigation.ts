import { reportsPages } from '@ruta/contracts/reports/reports.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

const entry = {
  id: 'reports',
  texts: defineTexts('reports.navigation', { es: { label: 'Reportes' }, en: { label: 'Reports' } }),
  icon: 'download',
  ability: 'report:coach',
} as const;

export const reportsNavigation = {
  coach: { ...entry, page: reportsPages.coachReports },
  admin: { ...entry, page: reportsPages.adminReports },
  scholastic: {
    ...{ ...entry, ability: 'report:scholastic', page: reportsPages.scholasticReports },
    alsoOn: [reportsPages.dirReport, reportsPages.subdReport, reportsPages.coorReport],
  },
} satisfies Record<string, NavigationEntry>;
