import { auditPages } from '@ruta/contracts/audit/audit.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The audit log (ADM-07). */
export const auditAdminPages = [
  lazyPage(auditPages.adminAudit, async () => (await import('./pages/AuditPage')).AuditPage),
];
