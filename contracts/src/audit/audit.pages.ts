import { page } from '../kit/page-path';

/** The audit log (ADM-07). */
export const auditPages = {
  adminAudit: page('/admin/audit'),
};
