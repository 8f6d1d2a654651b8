import { smartReportPages } from '@ruta/contracts/smart-report/smart-report.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

const entry = {
  id: 'smart-report',
  texts: defineTexts('smart-report.navigation', { es: { label: 'Reporte SMART' }, en: { label: 'SMART report' } }),
  icon: 'school',
  letter: 'e',
  ability: 'smart-report:read',
} as const;

export const smartReportNavigation = {
  coach: { ...entry, page: smartReportPages.coachSmartReport },
  scholastic: { ...entry, page: smartReportPages.scholasticSmartReport },
} satisfies Record<string, NavigationEntry>;
