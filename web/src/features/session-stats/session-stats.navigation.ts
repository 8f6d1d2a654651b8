import { sessionStatsPages } from '@ruta/contracts/session-stats/session-stats.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

const entry = {
  id: 'statistics',
  texts: defineTexts('session-stats.navigation', { es: { label: 'Estadísticas' }, en: { label: 'Statistics' } }),
  icon: 'chart',
  ability: 'schedule-stats:read',
} satisfies Omit<NavigationEntry, 'page'>;

export const sessionStatsNavigation = {
  admin: { ...entry, page: sessionStatsPages.adminStatistics },
  management: { ...entry, page: sessionStatsPages.managementStatistics },
} satisfies Record<string, NavigationEntry>;
