import type { adminAudit } from '@ruta/contracts/audit/audit.screens';
import { screenRoute } from '../../lib/api';

export const auditScreen = screenRoute<typeof adminAudit>('admin', '/audit');
