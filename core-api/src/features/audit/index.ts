export { auditRoutes } from './audit.routes';
export { auditService, type AuditService } from './audit.service';
export { forgetPerson } from './forget-person';
export { rightsFeed } from './rights.feed';
export { recordAudit, type AuditRecord } from './record-audit';
