import { audit } from '@ruta/contracts/audit/audit.api';
import { serve } from '../../http/serve';
import type { AuditService } from './audit.service';

export const auditRoutes = (service: AuditService) => [
  serve(audit.list, ({ actor, query }) => service.list(actor, query)),
];
