import { auditPages } from '@ruta/contracts/audit/audit.pages';
import { defineTexts } from '../../lib/i18n';
import type { NavigationEntry } from '../../shared/navigation';

export const auditNavigation = {
  admin: {
    id: 'audit',
    texts: defineTexts('audit.navigation', { es: { label: 'Auditoría' }, en: { label: 'Audit log' } }),
    icon: 'history',
    letter: 'l',
    ability: 'audit:read',
    page: auditPages.adminAudit,
  },
} satisfies Record<string, NavigationEntry>;
